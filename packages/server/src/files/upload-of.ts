import { and, eq, ne } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { PlainCode } from '@icss/core/errors/error-params.ts'
import { extensionOf } from '@icss/core/uploads/check-upload.ts'
import type { Db } from '../database/database.ts'
import { findObject } from '../uploads/uploads.repository.ts'
import { uploads } from '../uploads/uploads.tables.ts'
import { files } from './files.tables.ts'

const refused = (code: PlainCode) => new ProblemError(code, { errors: { file: { code, params: {} } } })

/** Whether an upload is an object still; nobody takes it away to the end of the transaction. */
async function isHeld(db: Db, channelId: string, id: string): Promise<boolean> {
  const [held] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.channelId, channelId), eq(uploads.id, id), eq(uploads.status, 'done')))
    .for('share')
  return held !== undefined
}

/**
 * What a file takes over from its upload, which `file` names by its key or its address. Throws when there is no such
 * upload for the cloud disk, or when another file than `id` is made of it.
 */
export async function uploadOf(db: Db, channelId: string, file: string, id: string | undefined) {
  const key = file.split('/').at(-1) ?? ''
  const upload = await findObject(db, key, channelId)
  if (upload?.slot !== 'cloudFile' || !(await isHeld(db, channelId, upload.id))) throw refused('file.not_uploaded')
  const [other] = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.channelId, channelId),
        eq(files.uploadId, upload.id),
        id === undefined ? undefined : ne(files.id, id),
      ),
    )
  if (other) throw refused('file.added_already')
  return { file: key, uploadId: upload.id, size: upload.stored, type: extensionOf(upload.fileName) }
}
