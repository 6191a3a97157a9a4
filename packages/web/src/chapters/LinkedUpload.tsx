import { Link2, Upload } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import type { DialogUpload } from '@icss/core/chapters/chapter-dialog.machine.ts'
import { isVideoLink } from '@icss/core/chapters/chapter.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { lessonLength } from '@icss/core/uploads/video-duration.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import { useCopy } from '../language/copy.ts'
import { UploadField } from '../uploads/UploadField.tsx'
import { videoLength } from '../uploads/video-length.ts'
import { field as fieldStyle, other } from './LinkedUpload.css.ts'
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

/** A file that is uploaded, or a link to one in its place. How long a lesson lasts is read from its video. */
export const LinkedUpload = memo(function LinkedUpload(props: LinkedUploadProps) {
  const { field, send, isUploading, isRequired = false, ...rest } = props
  const t = useCopy()
  const [chosen, setChosen] = useState<boolean>()
  const isLink = chosen ?? (rest.value !== '' && !rest.value.includes(objectsPath))

  const readLength = async (source: File | string) => {
    const seconds = field === 'videoUrl' ? await videoLength(source) : undefined
    if (seconds === undefined) return
    send({ type: 'duration.changed', ...lessonLength(seconds) })
  }
  return (
    <div className={fieldStyle}>
      {isLink ? (
        <TextField
          name={rest.name}
          label={t(linkLabels[field])}
          isRequired={isRequired}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={rest.value}
          onChange={(value) => send({ type: 'link.changed', field, value })}
          onBlur={() => {
            send({ type: 'field.left', field })
            if (isVideoLink(rest.value.trim())) void readLength(rest.value.trim())
          }}
          error={rest.error}
        />
      ) : (
        <UploadField
          {...rest}
          isRequired={isRequired}
          slot={slots[field]}
          onChange={(url) => send({ type: 'upload.ended', field, url })}
          onUploading={(file) => {
            send(file ? { type: 'upload.began', field } : { type: 'upload.ended', field, url: undefined })
            if (file) void readLength(file)
          }}
        />
      )}
      {!isUploading && (
        <div className={other}>
          <Button
            size="small"
            variant="quiet"
            icon={isLink ? <Upload size={14} /> : <Link2 size={14} />}
            onPress={() => setChosen(!isLink)}
          >
            {t(isLink ? 'chapters.useUpload' : 'chapters.useLink')}
          </Button>
        </div>
      )}
    </div>
  )
})
