import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@icss/ui/Badge/Badge.tsx'
import { Drawer } from '@icss/ui/Drawer/Drawer.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { useCopy } from '../language/copy.ts'
import * as styles from './ReceivedNotices.css.ts'
import { ReceivedNotices, useReceivedNotices } from './ReceivedNotices.tsx'

/** Milliseconds between two looks for new notices. */
const lookEvery = 60_000

/** In the header: how many received notices are unread, and beside it what they say. */
export function NoticeBell() {
  const t = useCopy()
  const [isOpen, setOpen] = useState(false)
  const unread = useReceivedNotices(1, lookEvery).data?.unread ?? 0
  const title = t('notices.received.title')
  return (
    <span className={styles.bell}>
      <IconButton
        label={unread > 0 ? t('notices.received.unreadCount', { count: unread }) : title}
        tooltipPlacement="bottom"
        icon={<Bell size={16} />}
        onPress={() => setOpen(true)}
      />
      <span className={styles.bellCount} aria-hidden>
        <Badge count={unread} tone="accent" />
      </span>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={t('shell.close')}>
        <ReceivedNotices />
      </Drawer>
    </span>
  )
}
