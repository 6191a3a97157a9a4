import type { Values } from './beside-draft.ts'
import { type MovedName, type MovedNoun, refersTo } from './moved-nouns.ts'

/** The id that a record of a noun has at the target. */
export type IdOf = (noun: MovedName, id: string) => string

/** What a record holds, with the ids that those have at the target to which it refers. */
export function withIds(noun: MovedNoun, values: Values, idOf: IdOf): Values {
  const referred = [...refersTo(noun)].flatMap(([field, to]) => {
    const id = values[field]
    return id ? [[field, idOf(to, String(id))] as const] : []
  })
  return { ...values, ...Object.fromEntries(referred), ...noun.refers?.(values, idOf) }
}
