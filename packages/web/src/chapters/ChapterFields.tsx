import { useSelector } from '@xstate/react'
import { FieldPair } from '@icss/ui/Dialog/FieldPair.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import type { NodeFields } from '@icss/core/chapters/chapter-dialog.machine.ts'
import { type ChapterWithLessons, lessonType, maxChapterName } from '@icss/core/chapters/chapter.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { LengthFields } from './LengthFields.tsx'
import { LinkedUpload } from './LinkedUpload.tsx'
import { ParentField } from './ParentField.tsx'
import { TypeField } from './TypeField.tsx'
import type { ChapterDialogView } from './useChapterDialog.ts'

export type ChapterFieldsProps = Pick<ChapterDialogView, 'actor'> & {
  courseId: string
  chapters: readonly ChapterWithLessons[]
}

/**
 * The fields of a chapter, and those that a lesson has besides. The machine judges them. A key in the name draws the
 * name only: the others keep what they were given.
 */
export function ChapterFields({ actor, courseId, chapters }: ChapterFieldsProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { send } = actor
  const { id, fields, errors, touched, uploading } = useSelector(actor, ({ context }) => context)
  const isLesson = fields.type === lessonType
  const shared = (name: keyof NodeFields) => ({
    name,
    label: t(`chapters.fields.${name}`),
    error: touched.has(name) ? inOneLine(errors[name]) : undefined,
  })
  const upload = (field: 'videoUrl' | 'srtUrl') => ({
    ...shared(field),
    field,
    send,
    place: `${courseId}.${id ?? 'new'}`,
    value: fields[field],
    isUploading: uploading.has(field),
  })
  return (
    <>
      <FieldPair>
        <TypeField {...shared('type')} isFixed={id !== undefined} value={fields.type} send={send} />
        {isLesson && <ParentField {...shared('parentId')} chapters={chapters} value={fields.parentId} send={send} />}
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
        onBlur={() => send({ type: 'field.left', field: 'name' })}
      />
      {isLesson && (
        <>
          <LinkedUpload {...upload('videoUrl')} isRequired />
          <LengthFields
            minutes={fields.courseMinutes}
            seconds={fields.courseSeconds}
            minutesError={shared('courseMinutes').error}
            secondsError={shared('courseSeconds').error}
            send={send}
          />
        </>
      )}
      <LinkedUpload {...upload('srtUrl')} />
    </>
  )
}
