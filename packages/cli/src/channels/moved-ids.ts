import type { Values } from './beside-draft.ts'
import type { IdOf, MovedNoun } from './moved-noun.ts'
import { refersTo } from './moved-nouns.ts'

/** What a record holds, with the ids that those have at the target to which it refers. */
export function withIds(noun: MovedNoun, values: Values, idOf: IdOf): Values {
  const referred = [...refersTo(noun)].flatMap(([field, to]) => {
    const id = values[field]
    return id ? [[field, idOf(to, String(id))] as const] : []
  })
  return { ...values, ...Object.fromEntries(referred), ...noun.refers?.(values, idOf) }
}
