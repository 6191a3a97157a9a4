import { entityImport } from '../entities/entity-import.ts'
import type { Runs } from '../operations/operation-kind.ts'
import { companiesHandlers } from './companies.handlers.ts'
import { companiesStore } from './companies.store.ts'
import { leaveGrams } from './company-grams.ts'
import { copyCompanies } from './copy-companies.ts'

export const handlers = { companies: companiesHandlers }

export const binned = { companies: companiesStore }

export const runs = {
  'companies.import': entityImport('companies.import', companiesStore, {
    copy: copyCompanies,
    afterAdding: leaveGrams,
  }),
} satisfies Runs
