import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { referencesOf } from '@icss/core/rules/reference.ts'
import type { Db } from '../database/database.ts'
import { isUuid } from '../database/uuids.ts'
import { referred } from './referred.ts'

/**
 * Keeps what a draft of `schema` refers to there until the end of the transaction. Throws `ProblemError` for a record that
 * the channel has not, with the fault at its field.
 */
export async function holdReferences(
  db: Db,
  channelId: string,
  schema: z.ZodMiniObject,
  draft: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [field, to] of referencesOf(schema)) {
    const id = draft[field] as string
    if (id === '') continue
    const { table, where, unknown: code } = referred[to]
    const held = isUuid(id)
      ? await db
          .select({ id: table.id })
          .from(table)
          .where(and(eq(table.channelId, channelId), eq(table.id, id), where))
          .for('key share')
      : []
    if (held.length > 0) continue
    throw new ProblemError(code, { errors: { [field]: { code, params: {} } satisfies FieldError } })
  }
}
