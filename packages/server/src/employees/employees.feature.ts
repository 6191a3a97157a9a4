import { companies } from '../companies/companies.tables.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityImport } from '../entities/entity-import.ts'
import type { Runs } from '../operations/operation-kind.ts'
import { employeesHandlers, employeesStore } from './employees.handlers.ts'

export const handlers = { employees: employeesHandlers }

export const binned = { employees: employeesStore }

export const runs = {
  'employees.import': entityImport('employees.import', employeesStore, {
    parent: {
      field: 'company',
      key: 'companyId',
      table: companies,
      name: pinyinOf(companies.name),
      unknown: 'employees.company_unknown',
    },
  }),
} satisfies Runs
