import { isNull } from 'drizzle-orm'
import { fileGroupsContract, filesContract } from '@icss/core/files/files.contract.ts'
import { categoryHandlers } from '../categories/category-handlers.ts'
import { inCategory, refuseMissingCategory } from '../categories/category-of.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import { takeImport } from '../imports/take-import.ts'
import { gramsOf } from '../search/grams.ts'
import { searchCondition } from '../search/search-condition.ts'
import { deleteFile, deleteFiles, eraseFiles, moveFiles, restoreFiles } from './change-files.ts'
import { fileAnswer } from './file-answer.ts'
import { fileOrders, ofFileKind } from './file-conditions.ts'
import { files } from './files.tables.ts'
import { findFiles, inState } from './files.repository.ts'
import { exportFiles } from './export-files.ts'
import { linkFile } from './link-file.ts'
import { replaceContent } from './replace-content.ts'
import { uploadOf } from './upload-of.ts'

const entity = entityHandlers(filesContract, {
  table: files,
  columnsOf: ({ groupId, name, publisher }, channelId) => ({
    name,
    publisher,
    categoryId: groupId || null,
    grams: gramsOf(channelId, [name]),
  }),
  answerOf: fileAnswer,
  where: ({ q, groupId, kind, state }, channelId) => [
    searchCondition(channelId, q, { grams: files.grams, texts: [files.name] }),
    inCategory(files, channelId, groupId),
    ofFileKind(kind),
    inState(state),
  ],
  orders: fileOrders,
  faults: { files_upload: { field: 'file', code: 'file.added_already' } },
  async beforeWrite({ db, channelId }, { groupId, file }, id) {
    if (id !== undefined) await findFiles(db, channelId, [id], 'kept')
    await refuseMissingCategory(db, channelId, 'file', groupId, 'groupId')
    return uploadOf(db, channelId, file, id)
  },
})

export const filesHandlers = {
  ...entity,
  update: replaceContent(entity.update),
  delete: deleteFile,
  move: moveFiles,
  deleteMany: deleteFiles,
  restore: restoreFiles,
  erase: eraseFiles,
  import: takeImport('files.import'),
  export: exportFiles,
  link: linkFile,
}

export const fileGroupsHandlers = categoryHandlers(fileGroupsContract, 'file', files, isNull(files.deletedAt))
