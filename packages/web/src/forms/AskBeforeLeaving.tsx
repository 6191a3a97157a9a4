import { useBlocker } from '@tanstack/react-router'
import { memo } from 'react'
import { Question } from './Question.tsx'
import { useCopy } from '../language/copy.ts'

export type AskBeforeLeavingProps = {
  /** Whether something would be lost. */
  isDirty: boolean
  /** What was not saved is given up. */
  onDiscard?: () => void
}

/** Asks before a screen is left with something on it that was not saved. */
export const AskBeforeLeaving = memo(function AskBeforeLeaving({ isDirty, onDiscard }: AskBeforeLeavingProps) {
  const t = useCopy()
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  return (
    <Question
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard?.()
        blocker.proceed?.()
      }}
      title={t('shell.leaveTitle')}
      confirmLabel={t('shell.leave')}
      cancelLabel={t('shell.stay')}
      isDestructive
    >
      {t('shell.leaveText')}
    </Question>
  )
})
