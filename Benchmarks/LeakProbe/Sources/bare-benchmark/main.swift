import Workload

Workload.run()
