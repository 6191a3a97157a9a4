import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { refuse } from '../http/refuse.ts'
import { findTemplate } from '../permission-templates/permission-templates.repository.ts'
import type { Reach } from '../permissions/reach.ts'

/** The template that an account is to have, '' for none. Refuses one that the channel does not have, or beyond `reach`. */
export async function templateToGrant(
  db: Db,
  channelId: string,
  reach: Reach,
  templateId: string,
): Promise<string | null> {
  if (templateId === '') return null
  const template = await findTemplate(db, channelId, templateId)
  if (!template)
    throw new ProblemError('request.invalid', { errors: { templateId: { code: 'request.not_found', params: {} } } })
  refuse(reach.faultOf({ granted: template.flags }))
  return template.id
}
