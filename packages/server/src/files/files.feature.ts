import { namesIn } from '../entities/names-in.ts'
import { importRunner } from '../imports/import-runner.ts'
import type { Runs } from '../operations/operation-kind.ts'
import { undoFiles } from './files-undo.ts'
import { writeFiles } from './write-files.ts'
import { fileGroupsHandlers, filesHandlers } from './files.handlers.ts'
import { files } from './files.tables.ts'
import { receivedFilesHandlers } from './received-files.handlers.ts'

export const handlers = { files: filesHandlers, fileGroups: fileGroupsHandlers, receivedFiles: receivedFilesHandlers }

export const content = { file: files }

export const runs = {
  'files.import': (services) => ({
    run: importRunner('files.import', { write: writeFiles }, services),
    undo: undoFiles,
    held: 'nothing',
    labelsOf: namesIn('files', 'categories'),
  }),
} satisfies Runs
