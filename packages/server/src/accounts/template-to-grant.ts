import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { grantFault } from '@icss/core/permission-templates/template-rules.ts'
import { effectiveFlags } from '@icss/core/permissions/effective-flags.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Db } from '../database/database.ts'
import { refuse } from '../http/refuse.ts'
import { findTemplate } from '../permission-templates/permission-templates.repository.ts'
import { channelFlagsOf } from '../channels/channels.repository.ts'

/**
 * The template that an account is to have, '' for none. Refuses one that the channel does not have, and one by which the
 * account would hold a flag that the session does not.
 */
export async function templateToGrant(db: Db, { channel }: Session, templateId: string): Promise<string | null> {
  if (templateId === '') return null
  const template = await findTemplate(db, channel.id, templateId)
  if (!template)
    throw new ProblemError('request.invalid', { errors: { templateId: { code: 'request.not_found', params: {} } } })
  const held = effectiveFlags('channel-account', await channelFlagsOf(db, channel.id), template.flags)
  refuse(grantFault(channel.flags, held))
  return template.id
}
