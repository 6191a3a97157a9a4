import { namesIn } from '../entities/names-in.ts'
import { importRunner } from '../imports/import-runner.ts'
import type { Runs } from '../operations/runs.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { binFiles, exportedFiles } from './bulk-files.ts'
import { filesStore } from './files.store.ts'
import { undoFiles } from './files-undo.ts'
import { writeFiles } from './write-files.ts'
import { fileGroupsHandlers, filesHandlers } from './files.handlers.ts'
import { files } from './files.tables.ts'
import { publicFilePage, publicFilesHandlers } from './public-files.handlers.ts'
import { receivedFilesHandlers } from './received-files.handlers.ts'

export const handlers = {
  files: filesHandlers,
  fileGroups: fileGroupsHandlers,
  receivedFiles: receivedFilesHandlers,
  publicFiles: publicFilesHandlers,
}

export const content = { file: { table: files, name: files.name } }

export const publicPages = { file: publicFilePage }

export const runs = {
  'files.import': (services) => ({
    run: importRunner('files.import', { write: writeFiles }, services),
    undo: undoFiles,
    held: 'nothing',
    labelsOf: namesIn('files', 'categories'),
  }),
} satisfies Runs

export const bulk = {
  files: { store: filesStore, category: 'groupId', ...binFiles, exported: exportedFiles },
} as const satisfies Partial<BulkNounParts>
