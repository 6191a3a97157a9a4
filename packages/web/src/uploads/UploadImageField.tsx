import { ImageField, type ImageValue } from '@icss/ui/ImageField/ImageField.tsx'
import { type UploadSlot, uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { hrefOf, type UploadViewProps } from './upload-view.ts'
import { useTransferWords } from './useTransferWords.ts'

/** One image of a form, cut to the pixels that its slot suggests. */
export function UploadImageField({ slots, upload, value, check, onlyOne, onRemove, field }: UploadViewProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const detail = useTransferWords(upload)
  const { file, preview, isUploading, percent, failure } = upload
  const { suggested, types, belowBytes }: UploadSlot = uploadSlots[slots[0]]
  const target = suggested && 'width' in suggested ? suggested : undefined

  const shown = (): ImageValue | null => {
    if (file && isUploading)
      return { src: preview ?? '', percent, ...(detail ? { detail } : {}), onCancel: upload.cancel }
    if (file && failure)
      return {
        src: preview ?? '',
        error: inOneLine(failure) ?? '',
        ...(upload.resume ? { onResume: upload.resume } : {}),
      }
    return value === '' ? null : { src: preview ?? hrefOf(value) }
  }
  return (
    <ImageField
      {...field}
      value={shown()}
      accept={types.map((ending) => `.${ending}`).join(',')}
      check={(chosen) => {
        // An image that is cut and pressed comes out smaller than it was.
        const fault = check(chosen)
        return target && fault !== undefined && check(new File([' '], chosen.name)) === undefined ? undefined : fault
      }}
      onPick={upload.pick}
      onRemove={onRemove}
      {...(target ? { target } : {})}
      {...(belowBytes === undefined ? {} : { maxBytes: belowBytes - 1 })}
      labels={{
        picture: field.label,
        pick: t('uploads.pick.image'),
        replace: t('uploads.replace'),
        drop: t('uploads.drop'),
        remove: t('uploads.remove', { name: field.label }),
        cancel: t('uploads.cancel'),
        resume: t('uploads.resume'),
        sending: t('uploads.sending'),
        onlyOne,
        ...(target
          ? {
              crop: {
                title: t('uploads.crop.title', { ...target }),
                close: t('shell.close'),
                cancel: t('uploads.cancel'),
                done: t('uploads.crop.done'),
                area: t('uploads.crop.area'),
                hint: t('uploads.crop.hint'),
                zoom: t('uploads.crop.zoom'),
                zoomIn: t('uploads.crop.zoomIn'),
                zoomOut: t('uploads.crop.zoomOut'),
                tooSmall: t('uploads.crop.tooSmall'),
                unreadable: t('uploads.crop.unreadable'),
              },
            }
          : {}),
      }}
    />
  )
}
