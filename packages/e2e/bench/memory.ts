import { readFileSync, writeFileSync } from 'node:fs'

const status = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8')

/** Peak resident memory of a process in MB since it began, or since `forgetPeak`. */
export const peakMemory = (pid: number): number => Number(/VmHWM:\s+(\d+)/.exec(status(pid))?.[1] ?? 0) / 1024

/** Resident memory of a process in MB now. */
export const residentMemory = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(status(pid))?.[1] ?? 0) / 1024

/** Lets the peak start again from what is in use now. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** Watches a short-lived process, whose peak is gone with it. */
export function watchPeak(pid: number): () => number {
  let peak = 0
  const look = () => {
    try {
      peak = Math.max(peak, peakMemory(pid))
    } catch {
      // It has ended: what was seen last is what there is.
    }
  }
  const timer = setInterval(look, 20)
  look()
  return () => {
    clearInterval(timer)
    return peak
  }
}
