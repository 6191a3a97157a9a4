import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** Names in the order in which they are best begun beside each other: what took longest first, once that is known of all. */
export function longestFirst(names, file) {
  const seconds = read(file)
  const isKnown = names.every((name) => name in seconds)
  return isKnown ? names.toSorted((a, b) => seconds[b] - seconds[a]) : names.slice()
}

/** Keeps how many seconds each took, beside what is known of the others. */
export function keepDurations(durations, file) {
  writeFileSync(file, `${JSON.stringify({ ...read(file), ...durations }, undefined, 2)}\n`)
}
