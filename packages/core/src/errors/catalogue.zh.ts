import { clientErrorsZh } from '../client/client.zh.ts'
import { companyErrorsZh } from '../companies/companies.zh.ts'
import { lotteryErrorsZh } from '../lotteries/lotteries.zh.ts'
import { operationErrorsZh } from '../operations/operations.zh.ts'
import { ruleErrorsZh } from '../rules/rules.zh.ts'
import { sessionErrorsZh } from '../sessions/sessions.zh.ts'
import type { Catalogue } from './wording.ts'

export const catalogueZh: Catalogue = {
  ...clientErrorsZh,
  ...ruleErrorsZh,
  ...sessionErrorsZh,
  ...companyErrorsZh,
  ...lotteryErrorsZh,
  ...operationErrorsZh,
}
