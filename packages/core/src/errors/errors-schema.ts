import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { named } from '../contract/named.ts'
import { type ErrorCode, looksLikeCode } from './error-code.ts'

/** A key of the catalogue. */
export const errorCode = impersonal(z.custom<ErrorCode>(looksLikeCode).register(z.globalRegistry, { type: 'string' }))

/** What a wording names, by name. */
export const errorParams = personal('text', z.record(z.string(), z.union([z.string(), z.number()])))

/** One fault, as it travels. */
export const faultSchema = named('FieldError', z.object({ code: errorCode, params: errorParams }))

/** The bag named `errors` as it travels. */
export const errorsSchema = z.record(z.string(), faultSchema)
