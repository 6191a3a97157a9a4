import { companiesContract } from '../companies/companies.contract.ts'
import { operationsContract } from '../operations/operations.contract.ts'
import { sessionsContract } from '../sessions/sessions.contract.ts'
import { tutorCategoriesContract, tutorsContract } from '../tutors/tutors.contract.ts'

/** Every endpoint of the product, by feature. */
export const contract = {
  sessions: sessionsContract,
  companies: companiesContract,
  operations: operationsContract,
  tutors: tutorsContract,
  tutorCategories: tutorCategoriesContract,
} as const
