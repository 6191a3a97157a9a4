import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { grantFault } from '@icss/core/permission-templates/template-rules.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Db } from '../database/database.ts'
import { refuse } from '../http/refuse.ts'
import { defaultTemplate, findTemplate } from '../permission-templates/permission-templates.repository.ts'

/** The template that a sub-channel is to have, the all-open default for ''; refuses one beyond the session's own flags. */
export async function templateForSubChannel(db: Db, { channel }: Session, templateId: string) {
  const template =
    templateId === '' ? await defaultTemplate(db, channel.id) : await findTemplate(db, channel.id, templateId)
  if (!template)
    throw new ProblemError('request.invalid', { errors: { templateId: { code: 'request.not_found', params: {} } } })
  refuse(grantFault(channel.flags, template.flags))
  return template
}
