import { memo } from 'react'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { chapterType, lessonType, nodeNames, type NodeType } from '@icss/core/chapters/chapter.ts'
import { useCopy } from '../language/copy.ts'
import type { ChapterDialogView } from './useChapterDialog.ts'

export type TypeFieldProps = Pick<ChapterDialogView, 'send'> & {
  name: string
  label: string
  error: string | undefined
  /** In edit the type stays what it is (seed section 4). */
  isFixed: boolean
  value: NodeType
}

/** Chapter or lesson. */
export const TypeField = memo(function TypeField({ isFixed, value, send, ...field }: TypeFieldProps) {
  const t = useCopy()
  return (
    <RadioGroup
      {...field}
      isRow
      isDisabled={isFixed}
      {...(isFixed ? { description: t('chapters.typeFixed') } : {})}
      options={([chapterType, lessonType] as const).map((type) => ({
        value: String(type),
        label: t(`chapters.types.${nodeNames[type]}`),
      }))}
      value={String(value)}
      onChange={(type) => send({ type: 'type.changed', value: type === String(lessonType) ? lessonType : chapterType })}
    />
  )
})
