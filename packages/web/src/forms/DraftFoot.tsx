import { memo } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { useCopy } from '../language/copy.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
import { foot, unsaved } from './DraftForm.css.ts'

export type DraftFootProps = {
  isDirty: boolean
  isSaving: boolean
  saveLabel: string
  onCancel: () => void
  /** Saves, and goes on to the next row of the list. */
  onSaveNext?: ((form: HTMLFormElement | null) => void) | undefined
}

/** Save and cancel below a draft, and whether something is not saved yet. A key in a field does not draw it again. */
export const DraftFoot = memo(function DraftFoot({
  isDirty,
  isSaving,
  saveLabel,
  onCancel,
  onSaveNext,
}: DraftFootProps) {
  const t = useCopy()
  const maySave = !useReadsOnly()
  return (
    <div className={foot}>
      {isDirty && <span className={unsaved}>{t('shell.unsaved')}</span>}
      <Button onPress={onCancel}>{t('shell.cancel')}</Button>
      {maySave && onSaveNext && (
        <Button isPending={isSaving} onPress={({ target }) => onSaveNext(target.closest('form'))}>
          {t('shell.saveNext')}
        </Button>
      )}
      {maySave && (
        <Button type="submit" variant="primary" isPending={isSaving}>
          {saveLabel}
        </Button>
      )}
    </div>
  )
})
