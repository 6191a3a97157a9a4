import { namesIn } from '../entities/names-in.ts'
import { importRunner } from '../imports/import-runner.ts'
import type { Runs } from '../operations/operation-kind.ts'
import { undoEmployees } from './employees-undo.ts'
import { writeEmployees } from './write-employees.ts'
import { employeesHandlers } from './employees.handlers.ts'

export const handlers = { employees: employeesHandlers }

export const runs = {
  'employees.import': (services) => ({
    run: importRunner('employees.import', { write: writeEmployees }, services),
    undo: undoEmployees,
    held: 'nothing',
    labelsOf: namesIn('employees'),
  }),
} satisfies Runs
