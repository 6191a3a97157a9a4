import { and, count, eq } from 'drizzle-orm'
import type { receivedFilesContract } from '@icss/core/files/files.contract.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Handlers } from '../http/handler.ts'
import { filesStore } from './files.store.ts'
import { files } from './files.tables.ts'
import { openToSession } from './visible-file.ts'

/** These rows are the main channel's, so they are read in the system's scope, by a condition made from the session. */
export const receivedFilesHandlers: Handlers<{ received: typeof receivedFilesContract }>['received'] = {
  async list({ session, services }, { query: { page, pageSize, sort, q } }) {
    const { superiorChannelId } = session.channel
    const open = await openToSession(session, services)
    if (superiorChannelId === null || !open) return { items: [], total: 0 }
    const { system } = services.database
    const found = and(open, filesStore.where({ q }, superiorChannelId))
    const [counted] = await system.select({ total: count() }).from(files).where(found)
    const rows = await system
      .select({
        id: files.id,
        channelName: channels.name,
        name: files.name,
        publisher: files.publisher,
        type: files.type,
        size: files.size,
        createdAt: files.createdAt,
      })
      .from(files)
      .innerJoin(channels, eq(channels.id, files.channelId))
      .where(found)
      .orderBy(...filesStore.order(sort))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    return {
      items: rows.map(({ createdAt, ...row }) => ({ ...row, time: createdAt.toISOString() })),
      total: counted?.total ?? 0,
    }
  },
}
