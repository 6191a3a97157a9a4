import type { FieldError } from '@icss/core/errors/field-error.ts'
import { type ChosenFile, fileFault } from '@icss/core/uploads/check-upload.ts'
import { type UploadSlotName, uploadSlots } from '@icss/core/uploads/upload-slot.ts'

const isEnding = (fault: FieldError | undefined) => fault?.params.types !== undefined

/** What is wrong with a file for each of the slots; an ending that none of them takes is told with those of all. */
export function slotsFault(slots: readonly UploadSlotName[], file: ChosenFile): FieldError | undefined {
  const faults = slots.map((slot) => fileFault(uploadSlots[slot], file))
  if (faults.includes(undefined)) return undefined
  const [first] = faults
  return (
    faults.find((fault) => !isEnding(fault)) ??
    (first && { ...first, params: { types: slots.flatMap((slot) => uploadSlots[slot].types).join(', ') } })
  )
}
