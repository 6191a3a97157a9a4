import * as features from '../features.ts'
import { merged } from '../parts.ts'
import type { ErrorCode } from './error-code.ts'

/** Every error code of the product with its HTTP status. */
export const errorStatus: Readonly<Record<ErrorCode, number>> = merged(features, 'errors')

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorStatus, value)

/** The status that a problem is answered with. */
export const statusOf = ({ code, status }: { readonly code: ErrorCode; readonly status: number | undefined }): number =>
  status ?? errorStatus[code]
