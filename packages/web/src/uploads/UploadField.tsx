import { filesFault } from '@icss/core/uploads/check-upload.ts'
import { type UploadSlotName, uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { memo } from 'react'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
import { useFormUpload } from './FormUploads.ts'
import { slotsFault } from './slots-fault.ts'
import { UploadFileField } from './UploadFileField.tsx'
import { UploadImageField } from './UploadImageField.tsx'
import { useQuotaWarning } from './useQuotaWarning.ts'
import { useSlotHint } from './useSlotHint.ts'
import { useUpload } from './useUpload.ts'

export type UploadFieldProps = {
  /** What it takes; of several slots the ending of the file chooses. */
  slot: UploadSlotName | readonly [UploadSlotName, ...UploadSlotName[]]
  /** Tells this field from others of its slot, such as those of another course: an interrupted upload is found by it. */
  place?: string
  label: string
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
  /** Stands before what the slot takes. */
  description?: string
  error?: string | undefined
  /** Address of what is there, '' for nothing. */
  value: string
  /** Told the address of what was uploaded, or '' when it was taken away. */
  onChange: (address: string) => void
  /** Told the file while it is sent, and nothing when that ends. */
  onUploading?: (file: File | undefined) => void
}

/**
 * The field of a slot: choose, drop or paste; what does not fit is refused before it is sent (seed section 5); progress,
 * cancel, going on after a lost connection or a reload; what is there is shown. An image is cut to the size suggested.
 */
export const UploadField = memo(function UploadField(props: UploadFieldProps) {
  const { slot, value, onChange, onUploading, description, error, label, isRequired, isDisabled, name } = props
  const t = useCopy()
  const isReader = useReadsOnly()
  const { inOneLine } = useErrorWording()
  const slots = typeof slot === 'string' ? ([slot] as const) : slot
  const [first] = slots
  const hint = useSlotHint(slots)
  const upload = useUpload({
    slots,
    place: `${first}.${props.place ?? ''}`,
    onUploading: (file) => onUploading?.(file),
    onUploaded: onChange,
    onAccounted: useQuotaWarning(),
  })
  useFormUpload(upload.isUploading)
  const Field = uploadSlots[first].kind === 'image' ? UploadImageField : UploadFileField
  return (
    <Field
      slots={slots}
      upload={upload}
      value={value}
      check={(file) => inOneLine(slotsFault(slots, file))}
      onlyOne={(count) =>
        inOneLine(
          filesFault(
            uploadSlots[first],
            Array.from({ length: count }, () => ({ name: '', size: 0 })),
          ),
        ) ?? ''
      }
      onRemove={() => {
        upload.remove()
        if (value !== '') onChange('')
      }}
      field={{
        label,
        description: [description, hint].filter((words) => words !== undefined).join(t('uploads.stop')),
        error: error ?? (upload.file ? undefined : inOneLine(upload.failure)),
        isRequired: isRequired === true,
        isDisabled: isDisabled === true || isReader,
        ...(name === undefined ? {} : { name }),
      }}
    />
  )
})
