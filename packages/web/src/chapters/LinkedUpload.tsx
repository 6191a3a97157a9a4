import { memo, useRef } from 'react'
import type { DialogUpload } from '@icss/core/chapters/chapter-dialog.machine.ts'
import { isVideoLink } from '@icss/core/uploads/video-link.ts'
import { lessonLength } from '@icss/core/uploads/video-duration.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import { useCopy } from '../language/copy.ts'
import { LinkOrUpload } from '../uploads/LinkOrUpload.tsx'
import { videoLength } from '../uploads/video-length.ts'
import type { ChapterDialogView } from './useChapterDialog.ts'

export type LinkedUploadProps = Pick<ChapterDialogView, 'send'> & {
  field: DialogUpload
  name: string
  label: string
  error: string | undefined
  place: string
  isRequired?: boolean
  value: string
  isUploading: boolean
}

const slots: Record<DialogUpload, readonly [UploadSlotName, ...UploadSlotName[]]> = {
  videoUrl: ['lessonVideo'],
  srtUrl: ['subtitle', 'freeVideo'],
}
const linkLabels = { videoUrl: 'chapters.link', srtUrl: 'chapters.srtLink' } as const

/** A file of a lesson that is uploaded, or a link to one in its place. How long a lesson lasts is read from its video. */
export const LinkedUpload = memo(function LinkedUpload(props: LinkedUploadProps) {
  const { field, send, ...rest } = props
  const t = useCopy()
  const readings = useRef(0)

  const readLength = async (source: File | string) => {
    if (field !== 'videoUrl') return
    const turn = ++readings.current
    const seconds = await videoLength(source)
    // What takes long to read may have been replaced meanwhile.
    if (seconds === undefined || turn !== readings.current) return
    send({ type: 'duration.changed', ...lessonLength(seconds) })
  }
  return (
    <LinkOrUpload
      {...rest}
      linkLabel={t(linkLabels[field])}
      slot={slots[field]}
      onChange={(url) => send({ type: 'upload.ended', field, url })}
      onUploading={(file) => {
        send(file ? { type: 'upload.began', field } : { type: 'upload.ended', field, url: undefined })
        if (file) void readLength(file)
      }}
      onLink={(value) => {
        readings.current += 1
        send({ type: 'link.changed', field, value })
      }}
      onLinkLeft={() => {
        send({ type: 'field.left', field })
        if (isVideoLink(rest.value.trim())) void readLength(rest.value.trim())
      }}
    />
  )
})
