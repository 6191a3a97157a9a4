import { memo } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { useCopy } from '../language/copy.ts'
import { foot, unsaved } from './DraftForm.css.ts'

export type DraftFootProps = { isDirty: boolean; isSaving: boolean; saveLabel: string; onCancel: () => void }

/** Save and cancel below a draft, and whether something is not saved yet. A key in a field does not draw it again. */
export const DraftFoot = memo(function DraftFoot({ isDirty, isSaving, saveLabel, onCancel }: DraftFootProps) {
  const t = useCopy()
  return (
    <div className={foot}>
      {isDirty && <span className={unsaved}>{t('shell.unsaved')}</span>}
      <Button onPress={onCancel}>{t('shell.cancel')}</Button>
      <Button type="submit" variant="primary" isPending={isSaving}>
        {saveLabel}
      </Button>
    </div>
  )
})
