import { isNull } from 'drizzle-orm'
import type { filesContract } from '@icss/core/files/files.contract.ts'
import { fileGroupsContract } from '@icss/core/files/files.contract.ts'
import { categoryHandlers } from '../categories/category-handlers.ts'
import { entityHandlers } from '../entities/entity-handlers.ts'
import type { Handler } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { deleteFile, deleteFiles, eraseFiles, moveFiles, restoreFiles } from './change-files.ts'
import { exportFiles } from './export-files.ts'
import { findFiles } from './files.repository.ts'
import { filesStore } from './files.store.ts'
import { files } from './files.tables.ts'
import { publicLinkHandlers } from '../public-links/public-link-handlers.ts'
import { linkFile } from './link-file.ts'

const links = publicLinkHandlers('file', files)

/** A file that was deleted is not marked public before it is restored. */
const openLink: Handler<typeof filesContract.openLink> = async (context, input) => {
  await context.tenant((db) => findFiles(db, context.session.channel.id, [input.params.id], 'kept'))
  return links.openLink(context, input)
}

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
  ...links,
  openLink,
}

export const fileGroupsHandlers = categoryHandlers(fileGroupsContract, 'file', files, {
  counted: isNull(files.deletedAt),
})
