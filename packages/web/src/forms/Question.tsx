import { ConfirmDialog, type ConfirmDialogProps } from '@icss/ui/ConfirmDialog/ConfirmDialog.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'

export type QuestionProps = Omit<ConfirmDialogProps, 'cancelLabel' | 'closeLabel' | 'error'> & {
  cancelLabel?: string
  /** What the last try failed with. */
  error?: unknown
}

/** Asks before something is done of which there is no way back. */
export function Question({ error, ...question }: QuestionProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  return (
    <ConfirmDialog
      cancelLabel={t('shell.cancel')}
      closeLabel={t('shell.close')}
      error={inOneLine(error)}
      {...question}
    />
  )
}
