import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { refuse } from '../http/refuse.ts'
import type { Reach } from '../permissions/reach.ts'
import { defaultTemplate, findTemplate } from './permission-templates.repository.ts'

/**
 * The template of a channel that an account or a sub-channel is to have, the all-open default for ''. Refuses one that
 * the channel does not have, and one beyond `reach`.
 */
export async function templateToGrant(db: Db, channelId: string, reach: Reach, templateId: string) {
  const template =
    templateId === '' ? await defaultTemplate(db, channelId) : await findTemplate(db, channelId, templateId)
  if (!template)
    throw new ProblemError('request.invalid', { errors: { templateId: { code: 'request.not_found', params: {} } } })
  refuse(reach.faultOf({ granted: template.flags }))
  return template
}
