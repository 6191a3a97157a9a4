import type * as z from 'zod/mini'
import { looksLikeCode } from '../errors/error-code.ts'
import type { Errors, FieldError } from '../errors/field-error.ts'
import { isPlainText, type PlainText, plainTextOf } from './plain-text.ts'

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: Errors }

type Issue = z.core.$ZodIssue

const paramsOf = (issue: Issue): FieldError['params'] => {
  if (issue.code === 'custom') return (issue.params as FieldError['params'] | undefined) ?? {}
  if (issue.code === 'too_big' && Array.isArray(issue.input))
    return { max: Number(issue.maximum), count: issue.input.length }
  return {}
}

const faultOf = (issue: Issue): FieldError => {
  if (looksLikeCode(issue.message)) return { code: issue.message, params: paramsOf(issue) }
  if (issue.input === undefined) return { code: 'rule.required', params: {} }
  if (issue.code === 'invalid_value')
    return { code: 'rule.choice', params: { choices: issue.values.map(String).join(', ') } }
  if (issue.code === 'invalid_type') return { code: 'rule.type', params: { expected: issue.expected } }
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
    const given = (issue.input as Readonly<Record<string, unknown>> | undefined)?.[issue.discriminator]
    if (given === undefined) return { code: 'rule.required', params: {} }
    return {
      code: 'rule.choice',
      params: { choices: 'options' in issue && Array.isArray(issue.options) ? issue.options.join(', ') : '' },
    }
  }
  if (issue.code === 'unrecognized_keys') return { code: 'rule.unknown_field', params: {} }
  return { code: 'rule.type', params: { expected: issue.code } }
}

/** Fields that a bag of faults names at most; whoever mends them hears of the next. */
export const maxFaults = 20

/** The faults of a failed parse, the first of them, as the bag named `errors` (seed section 5). */
export function errorsOf(issues: readonly Issue[]): Errors {
  // A field may be called toString or __proto__ by whoever sends it.
  const errors = new Map<string, FieldError>()
  for (const issue of issues) {
    const path = issue.path.map(String)
    const fields =
      issue.code === 'unrecognized_keys' ? issue.keys.slice(0, maxFaults).map((key) => [...path, key]) : [path]
    for (const field of fields) {
      if (errors.size >= maxFaults) return Object.fromEntries(errors)
      const name = field.map((part) => part.slice(0, maxFieldName)).join('.')
      if (!errors.has(name)) errors.set(name, faultOf(issue))
    }
  }
  return Object.fromEntries(errors)
}

/** Characters of one part of a field's name, which whoever sends it may have made up. */
const maxFieldName = 100

/** Values that somebody could have typed: of so many all faults are named, of more the first. */
const maxTyped = 2000

/** Whether `value` holds more values than `maxTyped`, looking at no more than that. */
function isLarge(value: unknown): boolean {
  const waiting = [value]
  let seen = 0
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (typeof one !== 'object' || one === null) continue
    const inner: readonly unknown[] = Array.isArray(one) ? one : Object.values(one)
    seen += inner.length
    if (seen > maxTyped) return true
    for (const each of inner) if (typeof each === 'object') waiting.push(each)
  }
  return false
}

/**
 * Parses `value` strictly; every schema of the product is applied through here, so that faults look alike everywhere.
 * Judging what is large ends at its first fault: each of a hundred thousand items could have several.
 */
export function check<S extends z.ZodMiniType>(schema: S, value: unknown): Checked<z.output<S>> {
  const how: z.core.ParseContextInternal<Issue> = { reportInput: true, abortEarly: isLarge(value) }
  const result = schema.safeParse(value, how)
  return result.success ? { ok: true, value: result.data } : { ok: false, errors: errorsOf(result.error.issues) }
}

const context: z.core.ParseContextInternal = { async: false }

/** What `FieldChecker.take` answers for a value that has a fault. */
export const refused = Symbol('refused')

/** Checks one field of many values: `take` answers the value as the schema makes it, or `refused`. */
export interface FieldChecker {
  readonly name: string
  readonly take: (value: unknown) => unknown
  /** Texts that it takes as they are. */
  readonly plain?: PlainText
}

/**
 * A checker for each field of a strict object, in its order; none when the object has checks of its own. What a field
 * takes as it is, is not parsed.
 */
export function fieldCheckers(schema: z.ZodMiniObject): readonly FieldChecker[] | undefined {
  const { shape, checks } = schema._zod.def
  if (checks?.length) return undefined
  return Object.entries(shape as Readonly<Record<string, z.ZodMiniType>>).map(([name, field]) => {
    const parse = (value: unknown) => {
      const result = field._zod.run({ value, issues: [] }, context) as z.core.ParsePayload
      return result.issues.length > 0 ? refused : result.value
    }
    const plain = plainTextOf(field)
    if (!plain) return { name, take: parse }
    return {
      name,
      plain,
      take: (value) => (typeof value === 'string' && isPlainText(value, plain) ? value : parse(value)),
    }
  })
}

/** `check` for many values of one schema; a value that fails, or has a key too many, is judged by `check`. */
export function checker<S extends z.ZodMiniObject>(schema: S): (value: unknown) => Checked<z.output<S>> {
  const fields = fieldCheckers(schema)
  return (value) => {
    if (!fields || typeof value !== 'object' || value === null) return check(schema, value)
    const given = value as Readonly<Record<string, unknown>>
    const checked: Record<string, unknown> = {}
    let known = 0
    for (const { name, take } of fields) {
      const one = given[name]
      if (one !== undefined || Object.hasOwn(given, name)) known += 1
      const taken = take(one)
      if (taken === refused) return check(schema, value)
      if (taken !== undefined) checked[name] = taken
    }
    if (known !== Object.keys(given).length) return check(schema, value)
    return { ok: true, value: checked as z.output<S> }
  }
}
