import { readFileSync } from 'node:fs'

/** Ticks of the kernel in a second, of which it counts the work of processes. */
const ticks = 100

function workOf(pid: number | 'self', from: number): number {
  // The name stands in brackets and may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[from]) + Number(fields[from + 1])) / ticks
}

/** Seconds that the threads of a process have worked since it began: a figure that the work of others moves little. */
export const cpuSeconds = (pid: number): number => workOf(pid, 11)

/** Seconds that the children of this process have worked, of those that have ended. */
export const endedChildrenSeconds = (): number => workOf('self', 13)
