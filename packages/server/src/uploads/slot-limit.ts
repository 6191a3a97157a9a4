import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import { fileFault } from '@icss/core/uploads/check-upload.ts'
import { type UploadSlot, maxVideoBytes, uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

/** Bytes that a file of that slot has at most. */
export function slotLimit(name: UploadSlotName): number {
  const { maxBytes, belowBytes }: UploadSlot = uploadSlots[name]
  return maxBytes ?? (belowBytes === undefined ? maxVideoBytes : belowBytes - 1)
}

/** Throws what is wrong with a file for a slot; one whose length is not known yet is judged by its name. */
export function refuseMisfit(slot: UploadSlotName, name: string, bytes: number | undefined): void {
  const fault = fileFault(uploadSlots[slot], { name, size: bytes ?? 1 })
  if (fault) throw new ProblemError(fault.code, { params: fault.params })
}
