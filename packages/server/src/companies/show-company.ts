import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import type { Handler } from '../http/handler.ts'
import { findCompany } from './companies.repository.ts'
import { companyAnswer } from './company-answer.ts'

export const showCompany: Handler<typeof companiesContract.show> = async ({ session, tenant }, { params }) => {
  const company = await tenant((db) => findCompany(db, session.channel.id, params.companyId))
  if (!company) throw new ProblemError('request.not_found')
  return companyAnswer(company)
}
