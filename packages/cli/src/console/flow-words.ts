import { displayWidth } from './display-width.ts'

const between = ' · '

/** Puts facts beside each other, and on the next line where they would not fit: none is broken. */
export function flowWords(facts: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const fact of facts) {
    const last = lines.at(-1)
    if (last !== undefined && displayWidth(last + between + fact) <= width) lines[lines.length - 1] += between + fact
    else lines.push(fact)
  }
  return lines
}
