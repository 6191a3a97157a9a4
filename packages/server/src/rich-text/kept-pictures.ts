import { and, eq, inArray } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { isRichText, picturesIn } from '@icss/core/rich-text/rich-text.ts'
import type { Db } from '../database/database.ts'
import { uploads } from '../uploads/uploads.tables.ts'

/**
 * Keeps the pictures that the texts of a draft show, which would be swept otherwise. Refuses a text with a picture that is
 * none of the channel's for texts, or was swept.
 */
export async function keepPictures(db: Db, channelId: string, draft: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [field, value] of Object.entries(draft)) {
    const keys = isRichText(value) ? picturesIn(value) : []
    if (keys.length === 0) continue
    const kept = await db
      .update(uploads)
      .set({ sweptAt: null })
      .where(
        and(
          eq(uploads.channelId, channelId),
          eq(uploads.slot, 'textImages'),
          eq(uploads.status, 'done'),
          inArray(uploads.key, keys),
        ),
      )
      .returning({ id: uploads.id })
    if (kept.length < keys.length)
      throw new ProblemError('request.invalid', { errors: { [field]: { code: 'rule.picture_missing', params: {} } } })
  }
}
