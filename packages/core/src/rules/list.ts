import { rule, ruleWith } from './rule.ts'

/** At most `max` of them. */
export const atMost = (max: number) =>
  ruleWith('rule.too_many', (list: readonly unknown[]) => (list.length > max ? { max, count: list.length } : undefined))

/** At least one. */
export const notNone = rule('rule.required', (list: readonly unknown[]) => list.length > 0)

/** No text twice. */
export const noRepeats = ruleWith('rule.repeated', (list: readonly string[]) => {
  const seen = new Set<string>()
  const value = list.find((item) => seen.size === seen.add(item).size)
  return value === undefined ? undefined : { value }
})
