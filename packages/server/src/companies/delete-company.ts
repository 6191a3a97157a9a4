import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import type { Handler } from '../http/handler.ts'
import { deleteCompany as remove } from './companies.repository.ts'

export const deleteCompany: Handler<typeof companiesContract.delete> = async ({ session, tenant }, { params }) => {
  const deleted = await tenant((db) => remove(db, session.channel.id, params.companyId))
  if (!deleted) throw new ProblemError('request.not_found')
}
