import type * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { richText } from '../rich-text/rich-text-field.ts'
import { maxInteger } from '../rules/number.ts'
import { partsOf } from '../rules/schema-parts.ts'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'

/*
 * Whatever a request may hold is bounded by its schema: what PostgreSQL cannot store, or what has no end, must not come
 * as far as a handler. A bare z.string(), z.number() or z.array() is found here.
 */
type Schema = z.core.$ZodType
interface Leaf {
  readonly at: string
  readonly schema: Schema
  readonly type: string
}

const choices = new Set(['enum', 'literal', 'boolean', 'null'])

/** Every text, number and list that a schema takes, whatever it lies in. */
function leavesOf(schema: Schema, at: string): Leaf[] {
  const { type, in: before } = schema._zod.def as { type: string; in?: Schema }
  if (before?._zod.def.type === 'string') return [{ at, schema, type: 'string' }]
  // Of a document its own rule sees to the bounds; its test has what is refused.
  if (schema === richText) return []
  const parts = partsOf(schema)
  if (parts.length === 0) return type === 'object' || choices.has(type) ? [] : [{ at, schema, type }]
  const inner = parts.flatMap(([step, part]) => leavesOf(part, at + step))
  return type === 'array' ? [{ at, schema, type }, ...inner] : inner
}

const leaves = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part]
      return schema === undefined || schema === 'stream' ? [] : leavesOf(schema, `${group}.${name} ${part}`)
    }),
  ),
)

const takes = (schema: Schema, value: unknown) =>
  schema._zod.run({ value, issues: [] }, { async: false }) as z.core.ParsePayload
const isTaken = ({ schema }: Leaf, value: unknown) => takes(schema, value).issues.length === 0
const ofType = (...types: string[]) => leaves.filter(({ type }) => types.includes(type))

/** Those that take one of these values, with what to use instead. */
const faulty = (found: readonly Leaf[], values: readonly unknown[], instead: string) =>
  found.filter((leaf) => values.some((value) => isTaken(leaf, value))).map(({ at }) => `${at}: ${instead}`)

describe('a request takes', () => {
  test('nothing but texts, numbers and lists, and choices', () => {
    expect(leaves.filter(({ type }) => !['string', 'number', 'array'].includes(type)).map(({ at }) => at)).toEqual([])
    expect(ofType('string').length).toBeGreaterThan(100)
    expect(ofType('number').length).toBeGreaterThan(40)
    expect(ofType('array').length).toBeGreaterThan(10)
  })

  test('texts that can be stored, of a length', () => {
    const hostile = ['\u0000', 'a\u0000b', 'a\uD800', '\uDC00a', 'x'.repeat(1024 ** 2)]
    const instead = 'a bare z.string(); use requiredText, optionalText, queryText or exactText of rules/text.ts'
    expect(faulty(ofType('string'), hostile, instead)).toEqual([])
  })

  test('numbers of a range', () => {
    const instead = 'a bare z.number(); use wholeNumber or queryNumber of rules/number.ts'
    expect(faulty(ofType('number'), [2 ** 60, -(2 ** 60), 1e300, Number.NaN, Infinity], instead)).toEqual([])
  })

  test('lists of a length', () => {
    const instead = 'a list without end; begin its checks with atMost of rules/list.ts'
    const long = Array.from({ length: 50_000 }, () => null)
    const endless = ofType('array').filter(
      ({ schema }) =>
        !takes(schema, long).issues.some(({ code, path = [] }) => code === 'too_big' && path.length === 0),
    )
    expect(endless.map(({ at }) => `${at}: ${instead}`)).toEqual([])
  })

  test('versions that a row can have', () => {
    const versions = leaves.filter(({ at }) => at.endsWith('query.version'))
    expect(versions.length).toBeGreaterThan(10)
    for (const leaf of versions)
      expect([leaf.at, ['0', '1', String(maxInteger)].map((one) => isTaken(leaf, one))]).toEqual([
        leaf.at,
        [true, true, true],
      ])
    expect(faulty(versions, [String(maxInteger + 1), '-1', '1.5', 'x', '9'.repeat(40)], 'use versionQuery')).toEqual([])
  })

  test('instants and days of years that PostgreSQL and JavaScript have', () => {
    const far = ['0000-01-01', '0001-01-01', '9999-12-31', '+010000-01-01', '3000-01-01'].flatMap((day) => [
      day,
      `${day}T00:00:00Z`,
      `${day}T23:59:59-14:00`,
    ])
    const timely = leaves.filter((leaf) => leaf.type === 'string' && isTaken(leaf, '2026-11-21T14:30:00+08:00'))
    const times = timely.filter((leaf) => !isTaken(leaf, 'x'))
    expect(times.length).toBeGreaterThan(6)
    expect(faulty(times, far, 'use requiredInstant, optionalInstant or queryInstant of rules/time.ts')).toEqual([])
  })
})
