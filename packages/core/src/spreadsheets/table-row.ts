import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { referencesOf, referenceTo } from '../rules/reference.ts'
import { optionalName, requiredName } from '../rules/text.ts'

/** Characters of a name, or an id, by which a row refers to a record. */
const longestName = 100

/** A draft as a row of a table, which says the name or the id of what the draft refers to. */
export function tableRow(draft: z.ZodMiniObject): z.ZodMiniObject {
  const references = referencesOf(draft)
  if (references.length === 0) return draft
  const named = references.map(([field, to]) => {
    const mayBeLeftOut = draft.shape[field]?._zod.optin !== undefined
    const name = mayBeLeftOut ? optionalName(longestName) : requiredName(longestName)
    return [field, referenceTo(to, impersonal(name))] as const
  })
  return z.safeExtend(draft, Object.fromEntries(named))
}
