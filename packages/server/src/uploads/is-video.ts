import { type UploadSlotName, uploadSlots } from '@icss/core/uploads/upload-slot.ts'

/** Whether what lies in a slot is a video. */
export const isVideo = (slot: UploadSlotName | ''): boolean => slot !== '' && uploadSlots[slot].kind === 'video'
