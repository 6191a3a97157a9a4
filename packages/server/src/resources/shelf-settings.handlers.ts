import { eq } from 'drizzle-orm'
import type { shelfSettingsContract } from '@icss/core/resources/resources.contract.ts'
import type { ShelfSettings } from '@icss/core/resources/shelf.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'

/** What a chamber says of what its bound employees file. */
export async function shelfSettingsOf(db: Db, channelId: string): Promise<ShelfSettings> {
  const [settings] = await db
    .select({ needsApproval: channels.filingsNeedApproval })
    .from(channels)
    .where(eq(channels.id, channelId))
  return found(settings)
}

export const shelfSettingsHandlers: Handlers<{ shelfSettings: typeof shelfSettingsContract }>['shelfSettings'] = {
  show: ({ session, tenant }) => tenant((db) => shelfSettingsOf(db, session.channel.id)),
  update: async ({ session, services: { database } }, { body: { needsApproval } }) => {
    await database.everywhere((db) =>
      db.update(channels).set({ filingsNeedApproval: needsApproval }).where(eq(channels.id, session.channel.id)),
    )
    return { needsApproval }
  },
}
