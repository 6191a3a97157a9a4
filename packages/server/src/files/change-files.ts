import { sql } from 'drizzle-orm'
import { fileMove } from '@icss/core/files/file.ts'
import type { filesContract } from '@icss/core/files/files.contract.ts'
import type { Handler } from '../http/handler.ts'
import { holdReferences } from '../references/hold-references.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { changeFiles, findFiles, takeFilesAway } from './files.repository.ts'
import { filesStore } from './files.store.ts'

type Contract = typeof filesContract

const deleted = { deletedAt: sql`now()` as unknown as Date }

export const moveFiles: Handler<Contract['move']> = ({ session, tenant }, { body: { ids, groupId } }) => {
  const { id: channelId } = session.channel
  return tenant(async (db) => {
    await holdReferences(db, channelId, fileMove, { groupId })
    await changeFiles(db, channelId, { ids, state: 'kept', values: { categoryId: groupId || null } })
    return { items: await filesStore.showMany(db, channelId, ids) }
  })
}

export const deleteFile: Handler<Contract['delete']> = async ({ session, tenant }, { params: { id } }) => {
  await tenant((db) => changeFiles(db, session.channel.id, { ids: [id], state: 'kept', values: deleted }))
}

export const deleteFiles: Handler<Contract['deleteMany']> = ({ session, tenant }, { body: { ids } }) =>
  tenant(async (db) => {
    await changeFiles(db, session.channel.id, { ids, state: 'kept', values: deleted })
    return { items: await filesStore.showMany(db, session.channel.id, ids) }
  })

export const restoreFiles: Handler<Contract['restore']> = ({ session, tenant }, { body: { ids } }) =>
  tenant(async (db) => {
    await changeFiles(db, session.channel.id, { ids, state: 'deleted', values: { deletedAt: null } })
    return { items: await filesStore.showMany(db, session.channel.id, ids) }
  })

/** A file goes with its upload, whose bytes are given back to the quota. */
export const eraseFiles: Handler<Contract['erase']> = async ({ session, tenant, services }, { body: { ids } }) => {
  const { id: channelId } = session.channel
  const uploadIds = await tenant(async (db) => {
    const found = await findFiles(db, channelId, ids, 'deleted', { lock: true })
    return takeFilesAway(db, channelId, found)
  })
  for (const uploadId of uploadIds) await discardUpload(services, channelId, uploadId)
}
