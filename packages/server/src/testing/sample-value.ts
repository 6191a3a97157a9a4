import type * as z from 'zod/mini'
import * as zod from 'zod/mini'
import type { ErrorCode } from '@icss/core/errors/error-code.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { check } from '@icss/core/rules/check.ts'

interface Json {
  readonly type?: string
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly minimum?: number
  readonly minItems?: number
  readonly items?: Json
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly allOf?: readonly Json[]
}

let counter = 0
const unique = () => (counter += 1)

const uuid = () => `0199bb00-0000-7000-8000-${unique().toString(16).padStart(12, '0')}`

/** What the shape alone asks for: required fields only. */
function skeleton(json: Json): unknown {
  const { enum: choices, anyOf, oneOf, allOf, items, minItems = 0, properties = {}, required = [] } = json
  if ('const' in json) return json.const
  if (choices) return choices[0]
  const [first] = anyOf ?? oneOf ?? allOf ?? []
  if (first) return skeleton(first)
  switch (json.type) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, skeleton(properties[name] ?? {})]))
    case 'array':
      return Array.from({ length: minItems }, () => skeleton(items ?? {}))
    case 'number':
    case 'integer':
      return Math.max(json.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return json.format === 'uuid' ? uuid() : `样${unique()}`
  }
}

const link = 'https://files.example.cn/sample.mp4'

/** Values that mend a fault, the likely ones of its code first. */
const remedies: Partial<Record<ErrorCode, readonly (() => unknown)[]>> = {
  'rule.mobile': [() => `138${String(10_000_000 + unique())}`],
  'rule.mail': [() => `sample${unique()}@example.cn`],
  'rule.digits': [() => String(810_000 + unique())],
  'rule.channel_password': [() => `sample_${unique()}`],
  'rule.price': [() => '12.50'],
  'rule.xuliehao': [() => '7'],
  'rule.serial_number': [() => '7'],
  'rule.date': [() => '2031-02-03'],
  'rule.day_to_come': [() => '2021-02-03'],
  'rule.date_time': [() => '2031-02-03T04:05:06.000Z'],
  'rule.end_before_start': [() => '2032-02-03T04:05:06.000Z', () => '2032-02-03'],
  // The days from the sample of an instant to that of an end.
  'notice.days_differ': [() => 365],
  'sms_code.form': [() => '123456'],
  'rule.credit_code': [() => '', () => '91350100M000100Y43'],
}
const anything: readonly (() => unknown)[] = [
  () => `样${unique()}`,
  () => link,
  () => uuid(),
  () => '1',
  () => [`样${unique()}`],
  () => [true, ...Array.from({ length: 11 }, () => false)],
  () => Array.from({ length: 12 }, () => true),
  () => [uuid()],
  // A field that companies and others have.
  () => 'name',
  () => [],
  () => ({}),
  () => 1,
  () => 0,
  () => true,
  () => false,
  () => '',
  () => '2031-02-03',
  () => '2031-02-03T04:05:06.000Z',
  () => 'a'.repeat(64),
  () => 'a'.repeat(22),
  () => 'a'.repeat(8),
  () => 'sample.csv',
  () => null,
]

const put = (value: unknown, path: readonly string[], replacement: unknown): unknown => {
  const [name, ...rest] = path
  if (name === undefined) return replacement
  if (Array.isArray(value)) return value.map((one, i) => (String(i) === name ? put(one, rest, replacement) : one))
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return { ...record, [name]: put(record[name], rest, replacement) }
}

/**
 * A value that `schema` accepts, found by its faults: the shape first, then each field that is refused gets the next
 * value that may mend it. Undefined when none is found. Texts are new each time.
 */
export function sampleValue(schema: z.ZodMiniType): unknown {
  const json = zod.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  const tried = new Map<string, number>()
  let value = skeleton(json)
  for (let round = 0; round < 200; round += 1) {
    const checked = check(schema, value)
    if (checked.ok) return value
    const [path, fault] = Object.entries(checked.errors)[0] as [string, FieldError]
    const candidates = [...(remedies[fault.code] ?? []), ...anything]
    const at = `${path} ${fault.code}`
    const next = tried.get(at) ?? 0
    tried.set(at, next + 1)
    const candidate = candidates[next]
    if (!candidate) return undefined
    value = put(value, path === '' ? [] : path.split('.'), candidate())
  }
  return undefined
}
