import { and, eq, inArray } from 'drizzle-orm'
import { picturesIn, type RichText } from '@icss/core/rich-text/rich-text.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { openedUntil } from '../objects/opened-links.ts'
import { signedQuery } from '../objects/signed-link.ts'
import type { Services } from '../services.ts'
import { uploads } from '../uploads/uploads.tables.ts'

/**
 * Opens the pictures of texts of `channelId` to readers who have no account there: answers where each is read, by key. A
 * key of another channel, or of what is no picture of a text, opens nothing.
 */
export async function openedPictures(
  services: Services,
  channelId: string,
  documents: readonly RichText[],
): Promise<Record<string, string>> {
  const keys = [...new Set(documents.flatMap(picturesIn))]
  if (keys.length === 0) return {}
  const rows = await services.database.system
    .select({ key: uploads.key })
    .from(uploads)
    .where(
      and(
        eq(uploads.channelId, channelId),
        eq(uploads.slot, 'textImages'),
        eq(uploads.status, 'done'),
        inArray(uploads.key, keys),
      ),
    )
  const opened: Record<string, string> = {}
  for (const { key } of rows)
    if (key !== null) opened[key] = `${objectsPath}${key}?${await signedQuery(services, key, openedUntil())}`
  return opened
}
