import type { FieldProps } from '@icss/ui/Field/FieldProps.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import { isSafeAddress } from '@icss/core/rules/address.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import type { UploadState } from './useUpload.ts'

/** What the views of an upload are given. */
export interface UploadViewProps {
  readonly slots: readonly [UploadSlotName, ...UploadSlotName[]]
  readonly upload: UploadState
  /** Address of what is there, '' for nothing. */
  readonly value: string
  /** Says what is wrong with a file before it is sent. */
  readonly check: (file: File) => string | undefined
  readonly onlyOne: (count: number) => string
  readonly onRemove: () => void
  readonly field: Omit<FieldProps, 'isLabelHidden'>
}

/**
 * An address as the browser can open it: what is kept may be a storage key alone. One that a browser would run, which is
 * taken in no more, opens nothing.
 */
export function hrefOf(address: string): string {
  if (!isSafeAddress(address)) return ''
  return /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address) ? address : objectsPath + address
}

/** The last step of an address, as a name to be read. */
export function nameOf(address: string): string {
  const last = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || address
  } catch {
    return last
  }
}
