import { ProblemError } from '@icss/core/errors/problem-error.ts'

const taken = (field: string, code: 'companies.name_taken' | 'companies.credit_code_taken') =>
  new ProblemError(code, { errors: { [field]: { code, params: {} } } })

/** Words the unique violations of the table; rethrows anything else. Use as `.catch(nameTaken)`. */
export function nameTaken(error: unknown): never {
  // drizzle wraps the driver's error.
  const { constraint } = ((error as Error).cause ?? error) as { constraint?: string }
  if (constraint === 'companies_name') throw taken('name', 'companies.name_taken')
  if (constraint === 'companies_credit_code') throw taken('unifiedCreditCode', 'companies.credit_code_taken')
  throw error
}
