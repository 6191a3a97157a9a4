import * as z from 'zod/mini'
import { type ErrorCode, isErrorCode } from './error-codes.ts'

const errorCode = z.custom<ErrorCode>(isErrorCode)

/** The bag named `errors` as it travels. */
export const errorsSchema = z.record(
  z.string(),
  z.object({ code: errorCode, params: z.record(z.string(), z.union([z.string(), z.number()])) }),
)
