import { ProblemError } from '@icss/core/errors/problem-error.ts'

const code = 'employees.phone_taken'

/** Words the violations of the table: a phone that the company has, or a company that is gone. Use as `.catch(phoneTaken)`. */
export function phoneTaken(error: unknown): never {
  // drizzle wraps the driver's error.
  const { constraint = '' } = ((error as Error).cause ?? error) as { constraint?: string }
  if (constraint === 'employees_phone') throw new ProblemError(code, { errors: { phone: { code, params: {} } } })
  if (constraint.startsWith('employees_') && constraint.endsWith('_fk')) throw new ProblemError('request.not_found')
  throw error
}
