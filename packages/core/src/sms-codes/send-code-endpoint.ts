import type * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import type { ErrorCode } from '../errors/error-code.ts'
import type { Need } from '../permissions/need.ts'
import { codePhone, codeSent } from './sms-code.ts'

/** Faults of asking for a code. */
export const sendCodeErrors = [
  'sms_code.off',
  'sms_code.too_soon',
  'sms_code.day_limit',
  'sms.budget',
  'sms_code.locked',
] as const satisfies readonly ErrorCode[]
/** Faults of what a code is given with, beside that at its field. */
export const giveCodeErrors = ['sms_code.off', 'sms_code.locked'] as const satisfies readonly ErrorCode[]

/** The endpoint by which a form asks for a code to a phone. */
export const sendCodeEndpoint = <const N extends Need, const P extends z.ZodMiniObject>({
  path,
  summary,
  needs,
  params,
}: {
  path: `/${string}`
  summary: { readonly zh: string; readonly en: string }
  needs: N
  params: P
}) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    needs,
    params,
    body: codePhone,
    answer: codeSent,
    errors: sendCodeErrors,
  })
