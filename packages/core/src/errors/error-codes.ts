import { clientErrors } from '../client/client.errors.ts'
import { companyErrors } from '../companies/companies.errors.ts'
import { lotteryErrors } from '../lotteries/lotteries.errors.ts'
import { operationErrors } from '../operations/operations.errors.ts'
import { ruleErrors } from '../rules/rules.errors.ts'
import { sessionErrors } from '../sessions/sessions.errors.ts'

/** Every error code of the product with its HTTP status. Each feature names its own; this is the sum of them. */
export const errorStatus = {
  ...clientErrors,
  ...ruleErrors,
  ...sessionErrors,
  ...companyErrors,
  ...lotteryErrors,
  ...operationErrors,
} as const

export type ErrorCode = keyof typeof errorStatus

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorStatus, value)
