import type { PlainCode } from '@icss/core/errors/error-params.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

interface Taken {
  readonly field: string
  readonly code: PlainCode
}

/**
 * Words violations of these unique constraints as faults of their fields; rethrows anything else. Use as
 * `.catch(refuseTaken({ accounts_number: { field: 'number', code: 'account.number_taken' } }))`.
 */
export const refuseTaken =
  (constraints: Readonly<Record<string, Taken>>) =>
  (error: unknown): never => {
    // drizzle wraps the driver's error.
    const { constraint = '' } = ((error as Error).cause ?? error) as { constraint?: string }
    const taken = Object.hasOwn(constraints, constraint) ? constraints[constraint] : undefined
    if (taken) throw new ProblemError(taken.code, { errors: { [taken.field]: { code: taken.code, params: {} } } })
    throw error
  }
