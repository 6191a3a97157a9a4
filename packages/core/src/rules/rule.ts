import * as z from 'zod/mini'
import type { ErrorCode } from '../errors/error-code.ts'

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

type Primitives<T> = { readonly [K in keyof T]: T[K] | undefined }

const isPrimitive = (value: unknown) => value === null || (typeof value !== 'object' && typeof value !== 'function')

/**
 * A check of a whole object whose fault stands at one of its fields. It is made even when other fields have faults, so
 * that a person sees all of them at once: `holds` meets what was sent for them, objects left out, as undefined.
 */
export const ruleAt = <T extends object>(
  field: keyof T & string,
  code: ErrorCode,
  holds: (value: Primitives<T>) => boolean,
) =>
  z.refine<T>(
    (value) => {
      const primitives = Object.entries(value).filter(([, one]) => isPrimitive(one) && typeof one !== 'symbol')
      return holds(Object.fromEntries(primitives) as Primitives<T>)
    },
    {
      error: code,
      path: [field],
      when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
    },
  )
