import { eq } from 'drizzle-orm'
import { defaultTemplateName } from '@icss/core/permission-templates/template-rules.ts'
import { allFlags } from '@icss/core/permissions/flags.ts'
import { uuid } from '../database/uuids.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import type { Db } from '../database/database.ts'
import { announce } from '../events/announce.ts'
import { permissionTemplates } from '../permission-templates/permission-templates.tables.ts'
import { channels } from './channels.tables.ts'

type NewAccount = Omit<typeof accounts.$inferInsert, 'channelId'>

/** A channel with its all-open default template and its first administrator. Runs inside the caller's transaction. */
export async function openChannel(
  db: Db,
  channel: typeof channels.$inferInsert,
  admin: NewAccount,
): Promise<typeof channels.$inferSelect> {
  await db.insert(channels).values(channel)
  await db
    .insert(permissionTemplates)
    .values({ channelId: channel.id, id: uuid(), name: defaultTemplateName, flags: [...allFlags], isDefault: true })
  await db.insert(accounts).values({ ...admin, channelId: channel.id })
  const [opened] = await db
    .update(channels)
    .set({ adminAccountId: admin.id })
    .where(eq(channels.id, channel.id))
    .returning()
  if (!opened) throw new Error('An update answered no row.')
  const { name, tier, cocId } = opened
  await announce(db, opened.id, 'channel.opened', { name, tier, cocId })
  return opened
}
