import * as z from 'zod/mini'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { richTextOf } from '@icss/core/rich-text/rich-text.ts'
import { someId } from './least-words.ts'

interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly properties?: Readonly<Record<string, Schema>>
  readonly propertyNames?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly format?: string
  readonly minimum?: number
}

/** A run that is followed has to end; what is on its way would be followed for ever. */
const chosen = (values: readonly unknown[]): unknown => (values.includes('done') ? 'done' : values[0])

/** What did not happen: a run that has ended has no failure, a check that found none no fault. */
const nothing = new Set(['failure', 'fault', 'rejected'])

/** What is not so: of a company in order, of a run that has written all its rows. */
const not = new Set(['abnormal', 'dryRun', 'resumable'])

/** Texts that a rule asks more of than to be a text. */
const texts: readonly [RegExp, (at: number) => string][] = [
  [/[pP]hone$|^mobile$/, (at) => `1380013800${at}`],
  [/^email$/, (at) => `a${at + 1}@example.com`],
  [/^videoUrl$/, (at) => `https://example.com/${at + 1}.mp4`],
  [/[wW]ebsite|Url$|^link$|^url$/, (at) => `https://example.com/${at + 1}`],
  [/^unifiedCreditCode$/, () => '91350100M000100Y43'],
  [/^organizationCode$/, () => ''],
  [/^(value|price)$/, (at) => `${at + 9}.00`],
  [/^(time|foundedOn|date)$/, () => '2026-11-21'],
  [/^field$/, () => 'name'],
  [/^(minutes|seconds)$/, (at) => String(at + 1)],
]

function text(key: string, { format }: Schema, at: number): string {
  const special = texts.find(([name]) => name.test(key))
  if (special) return special[1](at)
  if (format === 'uuid' || /^(id|(?!cocId$|taxpayerId$)\w+I)ds?$/.test(key)) return someId.replace(/.$/, String(at))
  if (format === 'date-time' || /At$|Time$/.test(key)) return `2026-11-21T06:3${at}:00.000Z`
  return `${key} ${at + 1}`
}

function valueOf(schema: Schema, key: string, at: number, root: Schema): unknown {
  if (schema.$ref !== undefined) {
    const found = root.$defs?.[schema.$ref.replace('#/$defs/', '')]
    return found ? valueOf(found, key, at, root) : null
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return chosen(schema.enum)
  const several = schema.anyOf ?? schema.oneOf
  if (several && nothing.has(key) && several.some(({ type }) => type === 'null')) return null
  if (several) {
    return valueOf(several.find((one) => one.type !== 'null') ?? {}, key, at, root)
  }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => valueOf(one, key, at, root)))
  const [type] = [schema.type ?? ''].flat()
  if (type === 'array' && nothing.has(key)) return []
  if (type === 'array') {
    // An account has a template or its own flags, never both.
    if (key === 'ownFlags') return null
    if (key === 'flags' || key === 'mouldPower') return Array.from({ length: 12 }, (_, id) => id % 3 === at)
    if (schema.prefixItems) return schema.prefixItems.map((one, i) => valueOf(one, key, i, root))
    return [0, 1].map((i) => valueOf(schema.items ?? {}, key.replace(/s$/, ''), i, root))
  }
  if (schema.properties?.type?.const === 'doc') return richTextOf(`${key} ${at + 1}`)
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [name, valueOf(one, name, at, root)]),
    )
  if (type === 'object') {
    const of = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
    const names = schema.propertyNames?.enum ?? []
    return Object.fromEntries(names.map((name) => [String(name), valueOf(of, String(name), at, root)]))
  }
  if (type === 'boolean') return at === 0 && !not.has(key)
  if (key === 'total') return 2
  if (key === 'bad') return 0
  if (key === 'chunkBytes') return 1_000_000
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, at + 1)
  if (type === 'null') return null
  return text(key, schema, at)
}

const jsonSchema = (schema: z.ZodMiniType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

/** What a server that knows nothing but the contract would answer: every field is there, named after itself. */
export function madeUp(schema: z.ZodMiniType): unknown {
  const root = jsonSchema(schema)
  return valueOf(root, 'value', 0, root)
}

/** The body of a made-up answer of an endpoint, and its media type. */
export function madeUpAnswer(endpoint: Endpoint): { readonly type: string; readonly body: string } {
  if (endpoint.events)
    return { type: 'text/event-stream', body: `data: ${JSON.stringify(madeUp(endpoint.events))}\n\n` }
  if (endpoint.answer === 'stream') return { type: 'text/csv; charset=utf-8', body: '\uFEFFname\r\none\r\n' }
  return endpoint.answer
    ? { type: 'application/json', body: JSON.stringify(madeUp(endpoint.answer)) }
    : { type: 'application/json', body: '' }
}
