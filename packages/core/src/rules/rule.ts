import * as z from 'zod/mini'
import type { ErrorCode } from '../errors/error-codes.ts'

type Params = Readonly<Record<string, string | number>>

/** A check that, when it does not hold, yields `code`; later checks of the same field are not made. */
export const rule = <T>(code: ErrorCode, holds: (value: T) => boolean, params: Params = {}) =>
  z.refine<T>((value) => holds(value as T), { error: code, params, abort: true })

/** Like `rule`, for a wording that names something of the value, such as its length. */
export const ruleWith = <T>(code: ErrorCode, fault: (value: T) => Params | undefined) =>
  z.check<T>(({ value, issues }) => {
    const params = fault(value)
    if (params) issues.push({ code: 'custom', message: code, params, input: value, continue: false })
  })
