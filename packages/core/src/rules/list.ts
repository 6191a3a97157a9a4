import * as z from 'zod/mini'
import type { ErrorCode } from '../errors/error-code.ts'
import { rule, ruleWith } from './rule.ts'

/** At most `max` of them. It stands before other checks of a list: then it is judged before any of its items is. */
export const atMost = (max: number, code: ErrorCode = 'rule.too_many') => z.maxLength(max, { error: code })

/** At least one. */
export const notNone = rule('rule.required', (list: readonly unknown[]) => list.length > 0)

/** No text twice. */
export const noRepeats = ruleWith('rule.repeated', (list: readonly string[]) => {
  const seen = new Set<string>()
  const value = list.find((item) => seen.size === seen.add(item).size)
  return value === undefined ? undefined : { value }
})

/** No two with the same key. */
export const noRepeatsBy = <Item>(keyOf: (item: Item) => string) =>
  ruleWith('rule.repeated', (list: readonly Item[]) => {
    const keys = list.map(keyOf)
    const value = keys.find((key, at) => keys.indexOf(key) !== at)
    return value === undefined ? undefined : { value }
  })
