import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { type UploadSlot, type UploadSlotName, uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { useCopy } from '../language/copy.ts'

/** What a slot takes, in words: endings, size, and the size of an image that is suggested. */
export function useSlotHint(slots: readonly UploadSlotName[]): string {
  const t = useCopy()
  const hintOf = (name: UploadSlotName) => {
    const { types, maxBytes, belowBytes, suggested }: UploadSlot = uploadSlots[name]
    const said = types.length > 0 ? types.join(' / ') : t('uploads.any')
    const size =
      belowBytes === undefined
        ? t('uploads.atMost', { types: said, max: sizeText(maxBytes ?? 0) })
        : t('uploads.below', { types: said, max: sizeText(belowBytes) })
    if (suggested === undefined) return size
    return [size, t('centimetres' in suggested ? 'uploads.centimetres' : 'uploads.pixels', suggested)].join(
      t('uploads.joint'),
    )
  }
  return slots.map(hintOf).join(t('uploads.or'))
}
