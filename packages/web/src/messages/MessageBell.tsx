import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@icss/ui/Badge/Badge.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { useCopy } from '../language/copy.ts'
import { useReceivedNotices } from '../notices/useReceivedNotices.ts'
import { LaterOverlay } from '../server/LaterOverlay.tsx'
import * as styles from './MessageBell.css.ts'
import { useLastMessages } from './useLastMessages.ts'

/** Milliseconds between two looks for what is new. */
const lookEvery = 60_000

/** In the header: how many received notices and own messages are unread, and beside it what they say. */
export function MessageBell({ hasNotices }: { hasNotices: boolean }) {
  const t = useCopy()
  const [open, setOpen] = useState<boolean>()
  const notices = useReceivedNotices(1, lookEvery, hasNotices).data?.unread ?? 0
  const messages = useLastMessages(lookEvery).data?.unread ?? 0
  const labels = [
    ...(hasNotices
      ? [notices > 0 ? t('notices.received.unreadCount', { count: notices }) : t('notices.received.title')]
      : []),
    ...(messages > 0 ? [t('messages.unreadCount', { count: messages })] : hasNotices ? [] : [t('messages.title')]),
  ]
  return (
    <span className={styles.bell}>
      <IconButton
        label={labels.join(' · ')}
        tooltipPlacement="bottom"
        icon={<Bell size={16} />}
        onPress={() => setOpen(true)}
      />
      <span className={styles.bellCount} aria-hidden>
        <Badge count={notices + messages} tone="accent" />
      </span>
      {open !== undefined && (
        <LaterOverlay name="BellDrawer" load={() => import('./BellDrawer.tsx')} onLost={() => setOpen(undefined)}>
          {({ BellDrawer }) => <BellDrawer isOpen={open} hasNotices={hasNotices} onClose={() => setOpen(false)} />}
        </LaterOverlay>
      )}
    </span>
  )
}
