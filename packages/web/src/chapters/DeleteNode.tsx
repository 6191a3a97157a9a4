import { type ChapterNode, nodeNames } from '@icss/core/chapters/chapter.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'

export type DeleteNodeProps = {
  /** What is asked about; undefined for nothing. */
  node: ChapterNode | undefined
  /** How many lessons go with it. */
  lessons: number
  isPending: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a chapter or a lesson is deleted. */
export function DeleteNode({ node, lessons, isPending, error, onConfirm, onClose }: DeleteNodeProps) {
  const t = useCopy()
  return (
    <Question
      isOpen={node !== undefined}
      onClose={onClose}
      onConfirm={onConfirm}
      title={node ? t(`chapters.deleteTitle.${nodeNames[node.type]}`, { name: node.name }) : ''}
      confirmLabel={t('lists.delete')}
      isDestructive
      isPending={isPending}
      error={error}
    >
      {lessons > 0 ? t('chapters.deleteWithLessons', { count: lessons }) : t('chapters.deleteText')}
    </Question>
  )
}
