import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { useCopy } from '../language/copy.ts'
import { BadgeFace } from './BadgeFace.tsx'
import { BadgeSizeSelect } from './BadgeSizeSelect.tsx'
import * as styles from './badges.css.ts'
import { useBadgeSize } from './useBadgeSize.ts'

export type BadgeDialogProps = { person: Participant; meetingName: string; onClose: () => void }

/** The badge of one person, printed on a sheet of its size. Closes once it was printed. */
export function BadgeDialog({ person, meetingName, onClose }: BadgeDialogProps) {
  const t = useCopy()
  const [size, setSize] = useBadgeSize()
  useEffect(() => {
    addEventListener('afterprint', onClose)
    return () => removeEventListener('afterprint', onClose)
  }, [onClose])
  const face = <BadgeFace person={person} meetingName={meetingName} size={size} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('participants.badges.of', { name: person.name })}
      closeLabel={t('shell.close')}
      isDismissable
      footer={
        // One more Enter prints.
        <Button variant="primary" icon={<Printer size={16} />} autoFocus onPress={() => window.print()}>
          {t('participants.badges.printOne')}
        </Button>
      }
    >
      <div className={styles.preview}>
        <BadgeSizeSelect value={size} onChange={setSize} />
        <div className={styles.shown[size]}>
          <div className={`${styles.badge} ${styles.alone[size]}`}>{face}</div>
        </div>
      </div>
      {createPortal(
        <div className={styles.printed[size]}>
          <div className={`${styles.badge} ${styles.alone[size]}`}>{face}</div>
        </div>,
        document.body,
      )}
    </Dialog>
  )
}
