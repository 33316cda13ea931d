import LeakProbeInterpose
import Workload

try ObserverInterposing.install()
Workload.run()
