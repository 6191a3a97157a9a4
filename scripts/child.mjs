import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { createInterface } from 'node:readline'

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command in the foreground, passes signals on, and resolves with the exit code that a shell would report.
 * Signals are only passed on, never acted upon: what ends is the child, and then whoever waits for it here. With `onLine`
 * each line that the child prints goes there, for children that run beside each other; an aborted `signal` of the options
 * rejects, with the child on its way to its end.
 */
export function runChild(command, args, { onLine, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: onLine ? ['ignore', 'pipe', 'pipe'] : 'inherit', ...options })
    if (onLine) for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine)
    const forward = (signal) => child.kill(signal)
    for (const signal of FORWARDED) process.on(signal, forward)
    const orphaned = watchNpm(() => child.kill('SIGTERM'))
    const settle = () => {
      clearInterval(orphaned)
      for (const signal of FORWARDED) process.off(signal, forward)
    }
    child.once('error', (error) => {
      settle()
      reject(error)
    })
    child.once('close', (code, signal) => {
      settle()
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/** Under `npm start` the end of npm is the end of the run, even when npm was killed and could pass nothing on. */
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, 500)
  return timer
}
