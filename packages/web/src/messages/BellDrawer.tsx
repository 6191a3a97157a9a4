import { Drawer } from '@icss/ui/Drawer/Drawer.tsx'
import { useCopy } from '../language/copy.ts'
import { ReceivedNotices } from '../notices/ReceivedNotices.tsx'
import * as styles from './BellDrawer.css.ts'
import { LastMessages } from './LastMessages.tsx'

export type BellDrawerProps = { isOpen: boolean; hasNotices: boolean; onClose: () => void }

/** What the bell opens: the last messages of the account, and the notices that are shown to its channel. */
export function BellDrawer({ isOpen, hasNotices, onClose }: BellDrawerProps) {
  const t = useCopy()
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('messages.title')} closeLabel={t('shell.close')}>
      <LastMessages onClose={onClose} />
      {hasNotices && (
        <>
          <h3 className={styles.title}>{t('notices.received.title')}</h3>
          <ReceivedNotices />
        </>
      )}
    </Drawer>
  )
}
