import { isNull } from 'drizzle-orm'
import { fileGroupsContract } from '@icss/core/files/files.contract.ts'
import { categoryHandlers } from '../categories/category-handlers.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import { takeImport } from '../imports/take-import.ts'
import { deleteFile, deleteFiles, eraseFiles, moveFiles, restoreFiles } from './change-files.ts'
import { exportFiles } from './export-files.ts'
import { filesStore } from './files.store.ts'
import { files } from './files.tables.ts'
import { linkFile } from './link-file.ts'

export const filesHandlers = {
  ...entityHandlers(filesStore),
  delete: deleteFile,
  move: moveFiles,
  deleteMany: deleteFiles,
  restore: restoreFiles,
  erase: eraseFiles,
  import: takeImport('files.import'),
  export: exportFiles,
  link: linkFile,
}

export const fileGroupsHandlers = categoryHandlers(fileGroupsContract, 'file', files, {
  counted: isNull(files.deletedAt),
})
