import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import type { Handler } from '../http/handler.ts'
import { findCompany, updateCompany as update } from './companies.repository.ts'
import { companyAnswer } from './company-answer.ts'
import { nameTaken } from './name-taken.ts'

export const updateCompany: Handler<typeof companiesContract.update> = async (
  { session, tenant },
  { params: { companyId }, query: { version }, body },
) => {
  const { id: channelId } = session.channel
  const company = await tenant(async (db) => {
    const updated = await update(db, channelId, companyId, version, body)
    if (updated) return updated
    throw new ProblemError((await findCompany(db, channelId, companyId)) ? 'request.conflict' : 'request.not_found')
  }).catch(nameTaken)
  return companyAnswer(company)
}
