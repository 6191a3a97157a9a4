import * as z from 'zod/mini'

/** The number that a copy was given. */
const numbered = / \(\d+\)$/

/** What a copy of `name` is called but for its number, by which those that have a name like it are found. */
export const nameWithoutNumber = (name: string): string => name.replace(numbered, '')

/** The name of a copy: the name with the next free number behind it, as short as `field` takes it. */
export function nameOfCopy(name: string, taken: readonly string[], field: z.ZodMiniType): string {
  const base = [...nameWithoutNumber(name)]
  const others = new Set(taken).add(name)
  for (let number = 2; ; number += 1) {
    let length = base.length
    let copy: string
    do copy = `${base.slice(0, length).join('')} (${number})`
    while (!z.safeParse(field, copy).success && --length > 0)
    if (!others.has(copy)) return copy
  }
}
