import * as z from 'zod/mini'
import type { ErrorCode } from '../errors/error-codes.ts'

type Params = Readonly<Record<string, string | number>>

/**
 * A check whose fault is `code` with what its wording names, such as a length; none when it holds. Later checks of the
 * same value are not made, those of the object around it are: zod does so for an issue that says nothing of `continue`.
 */
export const ruleWith = <T>(code: ErrorCode, fault: (value: T) => Params | undefined) =>
  z.check<T>(({ value, issues }) => {
    const params = fault(value)
    if (params) issues.push({ code: 'custom', message: code, params, input: value })
  })

/** A check that, when it does not hold, yields `code`; later checks of the same field are not made. */
export const rule = <T>(code: ErrorCode, holds: (value: T) => boolean, params: Params = {}) =>
  ruleWith<T>(code, (value) => (holds(value) ? undefined : params))

/**
 * A check of a whole object whose fault stands at one of its fields. It is made even when other fields have faults, so
 * that a person sees all of them at once; `holds` may meet fields that are absent or not yet of their type.
 */
export const ruleAt = <T extends object>(field: keyof T & string, code: ErrorCode, holds: (value: T) => boolean) =>
  z.refine<T>((value) => holds(value), {
    error: code,
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  })
