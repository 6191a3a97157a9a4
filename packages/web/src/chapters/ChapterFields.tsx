import { FieldPair } from '@icss/ui/Dialog/FieldPair.tsx'
import { NumberField } from '@icss/ui/NumberField/NumberField.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import {
  chapterType,
  type ChapterWithLessons,
  isVideoLink,
  lessonType,
  maxChapterName,
  nodeNames,
} from '@icss/core/chapters/chapter.ts'
import type { NodeFields } from '@icss/core/chapters/chapter-dialog.machine.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { videoLength } from '../uploads/video-length.ts'
import { LinkedUpload } from './LinkedUpload.tsx'
import { ParentField } from './ParentField.tsx'
import type { ChapterDialogView } from './useChapterDialog.ts'

export type ChapterFieldsProps = Pick<ChapterDialogView, 'state' | 'send'> & {
  courseId: string
  chapters: readonly ChapterWithLessons[]
}

const whole = (value: number) => (Number.isFinite(value) ? value : 0)

/** The fields of a chapter, and those that a lesson has besides. The machine judges them. */
export function ChapterFields({ state, send, courseId, chapters }: ChapterFieldsProps) {
  const t = useCopy()
  const { atField } = useErrorWording()
  const { id, fields, errors, touched, uploading } = state.context
  const isLesson = fields.type === lessonType
  const place = `${courseId}.${id ?? 'new'}`

  const shared = (name: keyof NodeFields) => ({
    name,
    label: t(`chapters.fields.${name}`),
    error: touched.has(name) ? atField(errors[name]) : undefined,
  })
  const left = (field: keyof NodeFields) => () => send({ type: 'field.left', field })
  const readLength = async (source: File | string) => {
    const seconds = await videoLength(source)
    if (seconds === undefined) return
    const rounded = Math.max(1, Math.round(seconds))
    send({ type: 'duration.changed', minutes: Math.floor(rounded / 60), seconds: rounded % 60 })
  }
  const upload = (field: 'videoUrl' | 'srtUrl') => ({
    ...shared(field),
    place,
    value: fields[field],
    isUploading: uploading.has(field),
    onUploading: (file: File | undefined) => {
      if (!file) return send({ type: 'upload.ended', field, url: undefined })
      send({ type: 'upload.began', field })
      if (field === 'videoUrl') void readLength(file)
    },
    onUploaded: (url: string) => send({ type: 'upload.ended', field, url }),
    onLink: (value: string) => send({ type: 'link.changed', field, value }),
    onLinkLeft: () => {
      left(field)()
      if (field === 'videoUrl' && isVideoLink(fields.videoUrl.trim())) void readLength(fields.videoUrl.trim())
    },
  })
  const typeField = (
    <RadioGroup
      {...shared('type')}
      isRow
      isDisabled={id !== undefined}
      {...(id === undefined ? {} : { description: t('chapters.typeFixed') })}
      options={([chapterType, lessonType] as const).map((type) => ({
        value: String(type),
        label: t(`chapters.types.${nodeNames[type]}`),
      }))}
      value={String(fields.type)}
      onChange={(type) => send({ type: 'type.changed', value: type === String(lessonType) ? lessonType : chapterType })}
    />
  )
  const parentField = (
    <ParentField
      {...shared('parentId')}
      chapters={chapters}
      value={fields.parentId}
      onChange={(value) => send({ type: 'parent.changed', value })}
    />
  )
  return (
    <>
      <FieldPair>
        {typeField}
        {isLesson && parentField}
      </FieldPair>
      <TextField
        {...shared('name')}
        isRequired
        autoFocus
        autoComplete="off"
        description={isLesson ? t('chapters.nameHint') : undefined}
        maxLength={maxChapterName}
        value={fields.name}
        onChange={(value) => send({ type: 'name.changed', value })}
        onBlur={left('name')}
      />
      {isLesson && (
        <>
          <LinkedUpload {...upload('videoUrl')} slot="lessonVideo" isRequired linkLabel={t('chapters.link')} />
          <FieldPair>
            <NumberField
              {...shared('courseMinutes')}
              description={t('chapters.lengthHint')}
              minValue={0}
              maxValue={9999}
              value={fields.courseMinutes}
              onChange={(minutes) =>
                send({ type: 'duration.changed', minutes: whole(minutes), seconds: fields.courseSeconds })
              }
            />
            <NumberField
              {...shared('courseSeconds')}
              minValue={0}
              maxValue={59}
              value={fields.courseSeconds}
              onChange={(seconds) =>
                send({ type: 'duration.changed', minutes: fields.courseMinutes, seconds: whole(seconds) })
              }
            />
          </FieldPair>
        </>
      )}
      <LinkedUpload {...upload('srtUrl')} slot={['subtitle', 'freeVideo']} linkLabel={t('chapters.srtLink')} />
    </>
  )
}
