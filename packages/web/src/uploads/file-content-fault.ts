import type { FieldError } from '@icss/core/errors/field-error.ts'
import { contentFault, headBytes } from '@icss/core/uploads/content-fault.ts'
import { imageFault, imageHeadBytes } from '@icss/core/uploads/image-size.ts'
import { type UploadSlotName, uploadSlots } from '@icss/core/uploads/upload-slot.ts'

/** What is wrong with the content of a file, by the rules that the server will judge it by; told before it is sent. */
export async function fileContentFault(slot: UploadSlotName, file: File): Promise<FieldError | undefined> {
  const isImage = uploadSlots[slot].kind === 'image'
  const bytes = await file.slice(0, isImage ? imageHeadBytes : headBytes).arrayBuffer()
  const head = new Uint8Array(bytes)
  return contentFault(file.name, head) ?? (isImage ? imageFault(file.name, head) : undefined)
}
