import type { PlainCode } from '@icss/core/errors/error-params.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

/** What a violated constraint of a table means to the person: which field, and the fault there. */
export type ConstraintFaults = Readonly<Record<string, { readonly field: string; readonly code: PlainCode }>>

/** Words the violations of `faults`' constraints, by their names; rethrows anything else. Use as `.catch(…)`. */
export const constraintFaults =
  (faults: ConstraintFaults) =>
  (error: unknown): never => {
    // drizzle wraps the driver's error.
    const { constraint } = ((error as Error).cause ?? error) as { constraint?: string }
    const fault = constraint !== undefined && Object.hasOwn(faults, constraint) ? faults[constraint] : undefined
    if (!fault) throw error
    throw new ProblemError(fault.code, { errors: { [fault.field]: { code: fault.code, params: {} } } })
  }
