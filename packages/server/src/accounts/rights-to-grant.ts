import type { FlagList } from '@icss/core/permissions/flags.ts'
import type { Db } from '../database/database.ts'
import { refuse } from '../http/refuse.ts'
import { templateToGrant } from '../permission-templates/template-to-grant.ts'
import type { Reach } from '../permissions/reach.ts'

interface Granted {
  readonly templateId: string | null
  readonly ownFlags: boolean[] | null
}

/**
 * What an account is to be given: a template, flags of its own, or nothing. Refuses a template that the channel does not
 * have, and what is beyond `reach`.
 */
export async function rightsToGrant(
  db: Db,
  channelId: string,
  reach: Reach,
  { templateId, ownFlags }: { readonly templateId: string; readonly ownFlags: FlagList | null },
): Promise<Granted> {
  if (templateId === '') {
    refuse(reach.faultOf({ granted: ownFlags ?? [] }))
    return { templateId: null, ownFlags: ownFlags && [...ownFlags] }
  }
  const { id } = await templateToGrant(db, channelId, reach, templateId)
  return { templateId: id, ownFlags: null }
}
