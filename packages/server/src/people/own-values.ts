import { maskName } from '@icss/core/lotteries/mask-name.ts'
import { maskPhone } from '@icss/core/rules/mask-phone.ts'
import type { About } from '@icss/core/rules/personal.ts'
import { type PersonalTable, stemOf } from './personal-tables.ts'

type Values = Readonly<Record<string, unknown>>

/** What is known of the person whose copy is taken. */
export interface Person {
  readonly phone: string
  readonly names: readonly string[]
}

/** A document's own words and numbers: nothing marks what lies deeper in it, and of whom that tells. */
const surface = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, one]) => typeof one !== 'object'))
    : []

/** The values of a row for a copy: those that tell of somebody else are masked. */
export function ownValues(
  { columns, phones, aboutOf }: PersonalTable,
  row: Values,
  { phone, names }: Person,
): Record<string, unknown> {
  const mine = phones.filter((column) => row[column] === phone).map(stemOf)
  const others = phones.filter((column) => row[column] !== phone).map(stemOf)
  /** Whether the row is the person, or hangs on them: then what no other phone stands beside is theirs. */
  const isTheirs = mine.every((stem) => stem === '')
  const isOwn = (column: string) =>
    isTheirs
      ? !others.some((stem) => stem !== '' && column.startsWith(stem))
      : mine.some((stem) => column.startsWith(stem))
  const masked = (column: string, about: About | undefined, value: unknown): unknown => {
    if (typeof value !== 'string' || value === '' || about === undefined) return value
    if (phones.includes(column) || about === 'phone') return value === phone ? value : maskPhone(value)
    if (names.some((name) => value.includes(name))) return value
    const isAuthor = /(?:_by|By)$/.test(column)
    if (about === 'name') return mine.length > 0 && isOwn(column) && !isAuthor ? value : maskName(value)
    return about === 'text' || about === 'publicName' || about === 'label' || isOwn(column) ? value : ''
  }
  return Object.fromEntries(
    columns.flatMap(({ name, type }): [string, unknown][] => {
      const value = row[name]
      if (name === 'channel_id' || value === null) return []
      const about = phones.includes(name) ? 'phone' : aboutOf(name)
      if (type !== 'jsonb') return [[name, masked(name, about, value)]]
      if (mine.includes('')) return [[name, value]]
      const shallow = surface(value)
      return [
        [
          name,
          Object.fromEntries(
            Object.entries(shallow as Values).map(([key, one]) => [key, masked(key, aboutOf(key), one)]),
          ),
        ],
      ]
    }),
  )
}
