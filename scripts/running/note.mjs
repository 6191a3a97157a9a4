import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The variable of the environment that names the file in which a test runner notes what runs. */
export const RUNNING_FILE = 'ICSS_RUNNING_FILE'

const note = (sign, name) => {
  const file = process.env[RUNNING_FILE]
  if (file) appendFileSync(file, `${sign}${name.replaceAll('\n', ' ')}\n`)
}
export const noteBegin = (name) => note('+', name)
export const noteEnd = (name) => note('-', name)

/** The tests that had begun and not ended when the file was last written to. */
export function runningTests(file) {
  if (!existsSync(file)) return []
  const running = new Map()
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const name = line.slice(1)
    running.set(name, (running.get(name) ?? 0) + (line.startsWith('+') ? 1 : -1))
  }
  return [...running].filter(([, count]) => count > 0).map(([name]) => name)
}
