import type { contract } from '@icss/core/contract/contract.ts'
import { companiesHandlers } from './companies/companies.handlers.ts'
import type { Handlers } from './http/handler.ts'
import { operationsHandlers } from './operations/operations.handlers.ts'
import { sessionsHandlers } from './sessions/sessions.handlers.ts'
import { tutorCategoriesHandlers, tutorsHandlers } from './tutors/tutors.handlers.ts'

/** A handler for every endpoint of the product; a missing one fails the type check. */
export const handlers: Handlers<typeof contract> = {
  sessions: sessionsHandlers,
  companies: companiesHandlers,
  operations: operationsHandlers,
  tutors: tutorsHandlers,
  tutorCategories: tutorCategoriesHandlers,
}
