import { FileField } from '@icss/ui/FileField/FileField.tsx'
import type { FileItem } from '@icss/ui/FileField/FileRow.tsx'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { hrefOf, type UploadViewProps } from './upload-view.ts'
import { useInterruptedWords } from './useInterruptedWords.ts'
import { useStoredFile } from './useStoredFile.ts'
import { useTransferWords } from './useTransferWords.ts'

/** One video or file of a form. */
export function UploadFileField({ slots, upload, value, check, onlyOne, onRemove, field }: UploadViewProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const detail = useTransferWords(upload)
  const interruptedWords = useInterruptedWords()
  const { file, isUploading, percent, failure, interrupted } = upload
  const stored = useStoredFile(file ? '' : value)
  const { kind } = uploadSlots[slots[0]]
  const endings = slots.flatMap((slot) => uploadSlots[slot].types)

  const isVideo = (name: string) =>
    slots.some((slot) => uploadSlots[slot].kind === 'video') && !/\.(?:srt|vtt)$/i.test(name)
  const itemOf = (): FileItem | undefined => {
    // Until its name is known it is called by its field.
    const name = file?.name ?? stored.name ?? field.label
    const hasVideo = isVideo(file?.name ?? value)
    const size = file?.size ?? stored.bytes
    const shared = { id: 'upload', name, kind: hasVideo ? ('video' as const) : ('file' as const) }
    const remove = field.isDisabled === true ? {} : { onRemove }
    if (file && isUploading) return { ...shared, percent, ...(detail ? { detail } : {}), onCancel: upload.cancel }
    if (file && failure)
      return {
        ...shared,
        detail: sizeText(file.size),
        error: inOneLine(failure) ?? '',
        ...(upload.resume ? { onResume: upload.resume } : {}),
        ...remove,
      }
    if (value === '') return undefined
    return {
      ...shared,
      ...(size === undefined ? {} : { detail: sizeText(size) }),
      ...(hasVideo
        ? {
            video: {
              src: hrefOf(value),
              labels: { cannotPlay: t('uploads.cannotPlay'), retry: t('uploads.retry') },
            },
          }
        : {}),
      ...remove,
    }
  }
  const item = itemOf()
  return (
    <FileField
      {...field}
      note={interrupted && !item ? interruptedWords(interrupted) : undefined}
      items={item ? [item] : []}
      accept={endings.map((ending) => `.${ending}`).join(',')}
      check={check}
      onPick={([picked]) => picked && upload.pick(picked)}
      labels={{
        pick: t(`uploads.pick.${kind}`),
        drop: t('uploads.drop'),
        resume: t('uploads.resume'),
        cancel: t('uploads.cancel'),
        remove: (name) => t('uploads.remove', { name }),
        onlyOne,
      }}
    />
  )
}
