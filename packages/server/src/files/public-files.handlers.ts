import { and, eq, isNull } from 'drizzle-orm'
import type { PublicFile, publicFilesContract } from '@icss/core/files/public-files.contract.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import { files } from './files.tables.ts'

/** The file that a link leads to, unless it was deleted. */
export const linkedFile = ({ channelId, thingId }: LinkVisit, tenant: Scope) =>
  tenant(async (db) => {
    const [row] = await db
      .select({ file: files, channelName: channels.name })
      .from(files)
      .innerJoin(channels, eq(channels.id, channelId))
      .where(and(eq(files.channelId, channelId), eq(files.id, thingId), isNull(files.deletedAt)))
    return found(row)
  })

async function show(visit: LinkVisit, tenant: Scope): Promise<PublicFile> {
  const { file, channelName } = await linkedFile(visit, tenant)
  const { name, type, size, createdAt } = file
  return { channelName, name, type, size, time: createdAt.toISOString() }
}

export const publicFilesHandlers: Handlers<{ publicFiles: typeof publicFilesContract }>['publicFiles'] = {
  show: ({ visit, tenant }) => show(visit, tenant),
}

/** The page of a file, and what a preview of its link says. */
export async function publicFilePage(visit: LinkVisit, tenant: Scope) {
  const file = await show(visit, tenant)
  const { name, channelName } = file
  return { content: { kind: 'file' as const, file }, preview: { title: `${name} · ${channelName}`, description: name } }
}
