import type { FieldError } from '../errors/field-error.ts'
import type { UploadSlot } from './upload-slot.ts'

export interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

const gb = 1024 ** 3
const mb = 1024 ** 2
const kb = 1024

/** Bytes as the product writes limits: 1.5G, 500M, 200kb. */
export function sizeText(bytes: number): string {
  if (bytes >= gb) return `${Math.floor((bytes / gb) * 10) / 10}G`
  if (bytes >= mb) return `${Math.floor((bytes / mb) * 10) / 10}M`
  return `${Math.max(bytes > 0 ? 0.1 : 0, Math.floor((bytes / kb) * 10) / 10)}kb`
}

/** The ending of a file name in lower case, '' for none. */
export const extensionOf = (name: string): string => /[^/\\]\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** What is wrong with a file for a slot: its ending, its size; none when it may be uploaded (seed section 5). */
export function fileFault(slot: UploadSlot, { name, size }: ChosenFile): FieldError | undefined {
  if (slot.types.length > 0 && !slot.types.includes(extensionOf(name)))
    return {
      code: slot.kind === 'video' ? 'upload.format' : 'upload.file_format',
      params: { types: slot.types.join(', ') },
    }
  if (size <= 0) return { code: 'upload.empty', params: {} }
  if (slot.maxBytes !== undefined && size > slot.maxBytes)
    return { code: 'upload.too_large', params: { max: sizeText(slot.maxBytes) } }
  if (slot.belowBytes !== undefined && size >= slot.belowBytes)
    return { code: 'upload.too_large', params: { max: sizeText(slot.belowBytes) } }
  return undefined
}

/** What is wrong with the files chosen for a slot that holds `held` already. */
export function filesFault(slot: UploadSlot, files: readonly ChosenFile[], held = 0): FieldError | undefined {
  const count = held + files.length
  if (count > slot.maxCount)
    return slot.kind === 'image' && slot.maxCount === 1
      ? { code: 'upload.one_image', params: {} }
      : { code: 'upload.too_many', params: { max: slot.maxCount, count } }
  for (const file of files) {
    const fault = fileFault(slot, file)
    if (fault) return fault
  }
  return undefined
}
