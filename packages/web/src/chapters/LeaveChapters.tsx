import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'

export type LeaveChaptersProps = {
  isOpen: boolean
  /** Chapters and lessons that were not submitted. */
  count: number
  isPending: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
}

/** Asks before what was not submitted is dropped. */
export function LeaveChapters({ isOpen, count, isPending, error, onConfirm, onClose }: LeaveChaptersProps) {
  const t = useCopy()
  return (
    <Question
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('chapters.leaveTitle')}
      confirmLabel={t('chapters.leaveNow')}
      cancelLabel={t('shell.stay')}
      isDestructive
      isPending={isPending}
      error={error}
    >
      {t('chapters.leaveText', { count })}
    </Question>
  )
}
