import { clientErrorsEn } from '../client/client.en.ts'
import { companyErrorsEn } from '../companies/companies.en.ts'
import { lotteryErrorsEn } from '../lotteries/lotteries.en.ts'
import { operationErrorsEn } from '../operations/operations.en.ts'
import { ruleErrorsEn } from '../rules/rules.en.ts'
import { sessionErrorsEn } from '../sessions/sessions.en.ts'
import type { Catalogue } from './wording.ts'

export const catalogueEn: Catalogue = {
  ...clientErrorsEn,
  ...ruleErrorsEn,
  ...sessionErrorsEn,
  ...companyErrorsEn,
  ...lotteryErrorsEn,
  ...operationErrorsEn,
}
