import type { FieldError } from '../errors/field-error.ts'
import { sizeText } from './check-upload.ts'
import { maxVideoBytes, oversizeCode, videoTypes } from './upload-slot.ts'

/**
 * What an error of the storage service means (seed section 5): -600 is a file that is too large; any other code is a
 * format that it does not take.
 */
export const storageFailure = (code: number): FieldError =>
  code === oversizeCode
    ? { code: 'upload.too_large', params: { max: sizeText(maxVideoBytes) } }
    : { code: 'upload.format', params: { types: videoTypes.join(', ') } }
