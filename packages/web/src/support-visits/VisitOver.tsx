import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { useCopy } from '../language/copy.ts'

export type VisitOverProps = { onLeave: () => void }

/** Says that the visit has ended, over what was read in it. */
export default function VisitOver({ onLeave }: VisitOverProps) {
  const t = useCopy()
  return (
    <Dialog
      isOpen
      onClose={onLeave}
      title={t('supportVisits.over.title')}
      closeLabel={t('supportVisits.over.back')}
      size="small"
    >
      <p>{t('supportVisits.over.text')}</p>
      <Button variant="primary" isWide onPress={onLeave}>
        {t('supportVisits.over.back')}
      </Button>
    </Dialog>
  )
}
