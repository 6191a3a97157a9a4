import { and, eq, isNull, or } from 'drizzle-orm'
import type { Session } from '@icss/core/sessions/session.ts'
import { openFromAbove } from '../content-permissions/content-permissions.repository.ts'
import type { Services } from '../services.ts'
import type { StoredFile } from './files.repository.ts'
import { files } from './files.tables.ts'

/** The file of that id in any channel, for whoever holds a signed link to it. */
export async function openFile(
  { database }: Pick<Services, 'database' | 'contentTables'>,
  id: string,
): Promise<StoredFile | undefined> {
  const [found] = await database.system
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNull(files.deletedAt)))
  return found
}

/** The condition of the main channel's files that are open to a session's channel; none without any. */
export async function openToSession(session: Session, services: Pick<Services, 'database' | 'contentTables'>) {
  const open = await openFromAbove(session, services, 'file')
  return open && and(open, isNull(files.deletedAt))
}

/** The file of that id as a session may read it: of its own channel, or open to it. */
export async function visibleFile(
  services: Pick<Services, 'database' | 'contentTables'>,
  session: Session,
  id: string,
): Promise<StoredFile | undefined> {
  const own = and(eq(files.channelId, session.channel.id), isNull(files.deletedAt))
  const [found] = await services.database.system
    .select()
    .from(files)
    .where(and(eq(files.id, id), or(own, await openToSession(session, services))))
  return found
}
