import { entityImport } from '../entities/entity-import.ts'
import type { Runs } from '../operations/runs.ts'
import { employeesHandlers, employeesStore } from './employees.handlers.ts'
import { publicCardPage, publicCardsHandlers } from './public-cards.handlers.ts'

export const handlers = { employees: employeesHandlers, publicCards: publicCardsHandlers }

export const publicPages = { employeeCard: publicCardPage }

export const binned = { employees: employeesStore }

export const runs = {
  'employees.import': entityImport('employees.import', employeesStore),
} satisfies Runs
