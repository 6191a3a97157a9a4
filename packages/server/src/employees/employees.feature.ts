import { entityImport } from '../entities/entity-import.ts'
import type { Runs } from '../operations/runs.ts'
import type { BulkNounParts } from '../selections/bulk-parts.ts'
import { employeesHandlers, employeesStore, exportedEmployees } from './employees.handlers.ts'
import { publicCardPage, publicCardsHandlers } from './public-cards.handlers.ts'

export const handlers = { employees: employeesHandlers, publicCards: publicCardsHandlers }

export const publicPages = { employeeCard: publicCardPage }

export const binned = { employees: employeesStore }

export const bulk = {
  employees: { store: employeesStore, exported: exportedEmployees },
} as const satisfies Partial<BulkNounParts>

export const runs = {
  'employees.import': entityImport('employees.import', employeesStore),
} satisfies Runs
