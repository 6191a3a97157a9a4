import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import type { Handler } from '../http/handler.ts'
import { insertCompany } from './companies.repository.ts'
import { companyAnswer } from './company-answer.ts'
import { nameTaken } from './name-taken.ts'

export const createCompany: Handler<typeof companiesContract.create> = async ({ session, tenant }, { body }) =>
  companyAnswer(await tenant((db) => insertCompany(db, session.channel.id, body)).catch(nameTaken))
