import type { FlagList } from '@icss/core/permissions/flags.ts'
import type { Db } from '../database/database.ts'
import { refuse } from '../http/refuse.ts'
import { templateToGrant } from '../permission-templates/template-to-grant.ts'
import type { Reach } from '../permissions/reach.ts'

/** Flags of a sub-channel, and the template that they come from; null for those set one by one. */
interface SubChannelRights {
  readonly flags: boolean[]
  readonly templateId: string | null
}

/** What a sub-channel is to hold by its draft: a template, the default one for '', or flags of its own. */
export async function rightsOfSubChannel(
  db: Db,
  superiorId: string,
  reach: Reach,
  { templateId, ownFlags }: { readonly templateId: string; readonly ownFlags: FlagList | null },
): Promise<SubChannelRights> {
  if (ownFlags !== null) {
    refuse(reach.faultOf({ granted: ownFlags }))
    return { flags: [...ownFlags], templateId: null }
  }
  const { id, flags } = await templateToGrant(db, superiorId, reach, templateId)
  return { flags, templateId: id }
}
