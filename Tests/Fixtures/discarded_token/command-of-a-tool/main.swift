// Case: is a leak a note if only the command of a tool runs it?
import ArgumentParser

Tool.main()
