import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { refuse } from '../http/refuse.ts'
import { defaultTemplate, findTemplate } from '../permission-templates/permission-templates.repository.ts'
import type { Reach } from '../permissions/reach.ts'

/** The template that a sub-channel is to have, the all-open default for ''; refuses one beyond `reach`. */
export async function templateForSubChannel(db: Db, superiorId: string, reach: Reach, templateId: string) {
  const template =
    templateId === '' ? await defaultTemplate(db, superiorId) : await findTemplate(db, superiorId, templateId)
  if (!template)
    throw new ProblemError('request.invalid', { errors: { templateId: { code: 'request.not_found', params: {} } } })
  refuse(reach.faultOf({ granted: template.flags }))
  return template
}
