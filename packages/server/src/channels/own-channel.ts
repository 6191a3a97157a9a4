import { and, eq } from 'drizzle-orm'
import type { OwnChannel } from '@icss/core/channels/channels.contract.ts'
import { maskPhone } from '@icss/core/rules/mask-phone.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Db } from '../database/database.ts'
import { found } from '../http/refuse.ts'
import { permissionTemplates } from '../permission-templates/permission-templates.tables.ts'
import { findChannel } from './channels.repository.ts'

/** The own channel as a session sees it. The template is the superior's, so this needs the system's scope. */
export async function ownChannel(system: Db, { account, channel }: Session): Promise<OwnChannel> {
  const stored = found(await findChannel(system, channel.id))
  const { superiorChannelId, templateId, adminAccountId, adminPhone } = stored
  const [template] =
    superiorChannelId === null || templateId === null
      ? []
      : await system
          .select({ name: permissionTemplates.name })
          .from(permissionTemplates)
          .where(and(eq(permissionTemplates.channelId, superiorChannelId), eq(permissionTemplates.id, templateId)))
  return {
    ...stored,
    templateName: template?.name ?? null,
    adminPhone: adminAccountId === account.id ? adminPhone : maskPhone(adminPhone),
  }
}
