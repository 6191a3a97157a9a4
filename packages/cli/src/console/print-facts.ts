import type { Console } from './console.ts'
import { displayWidth, onOneLine, padEnd } from './display-width.ts'

/** A value in words; what holds several, one behind the other. */
export const factWords = (value: unknown, { t }: Pick<Console, 't'>): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return t(value ? 'list.yes' : 'list.no')
  if (Array.isArray(value)) return value.map((one) => factWords(one, { t })).join(t('list.between'))
  if (typeof value === 'object')
    return Object.values(value)
      .map((one) => factWords(one, { t }))
      .join(' ')
  return String(value)
}

/** One thing, a fact a line; what is empty is left out. */
export function printFacts(
  console: Pick<Console, 't' | 'print'>,
  thing: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string | undefined>>,
): void {
  const facts = Object.entries(names).flatMap(([field, name]) => {
    const text = onOneLine(factWords(thing[field], console))
    return name === undefined || text === '' ? [] : [[name, text] as const]
  })
  const width = Math.max(0, ...facts.map(([name]) => displayWidth(name))) + 2
  console.print(facts.map(([name, text]) => padEnd(name, width) + text).join('\n'))
}
