import { namesIn } from '../entities/names-in.ts'
import { importRunner } from '../imports/import-runner.ts'
import type { Runs } from '../operations/operation-kind.ts'
import { copyCompanies } from './copy-companies.ts'
import { undoCompanies } from './companies-undo.ts'
import { writeCompanies } from './write-companies.ts'
import { companiesHandlers } from './companies.handlers.ts'

export const handlers = { companies: companiesHandlers }

export const runs = {
  'companies.import': (services) => ({
    run: importRunner('companies.import', { write: writeCompanies, copy: copyCompanies }, services),
    undo: undoCompanies,
    held: 'nothing',
    labelsOf: namesIn('companies'),
  }),
} satisfies Runs
