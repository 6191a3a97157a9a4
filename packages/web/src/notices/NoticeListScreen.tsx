import { Inbox, Send, Undo2 } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { NounList } from '../lists/NounList.tsx'
import { useRowChange } from '../lists/useRowChange.ts'
import type { ScreenProps } from '../shell/view.ts'
import { usePaths } from '../shell/usePaths.ts'
import { NoticeStatus } from './NoticeStatus.tsx'
import { ReceivedNoticesScreen } from './ReceivedNoticesScreen.tsx'
import { useNoticeStatus } from './useNoticeStatus.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

/** What `/eusnoticeList/{id}` is called with for the notices that came to this channel. */
const receivedBox = 'received'

/** The channel's notices, or those that it received (seed section 2, eusnoticeList). */
export default function NoticeListScreen({ params: { id } }: ScreenProps) {
  return id === receivedBox ? <ReceivedNoticesScreen /> : <OwnNotices />
}

function OwnNotices() {
  const t = useCopy()
  const pathTo = usePaths()
  const row = useRowChange('notices')
  const setStatus = useNoticeStatus()
  const isReadOnly = useReadsOnly()
  return (
    <NounList
      noun="notices"
      editPath={(id) => pathTo('eusnewNotice', { id })}
      openPath={(id) => pathTo('eusnoticedetail', { id })}
      headActions={
        <Button icon={<Inbox size={16} />} href={pathTo('eusnoticeList', { id: receivedBox })}>
          {t('notices.received.title')}
        </Button>
      }
      rowActionCount={isReadOnly ? 0 : 1}
      rowActions={({ id, title, status: now }) => {
        if (isReadOnly) return null
        const isPublished = now === 'published'
        const label = t(isPublished ? 'notices.withdraw' : 'notices.publish')
        return (
          <IconButton
            size="small"
            label={`${label} ${title}`}
            tooltip={label}
            icon={isPublished ? <Undo2 size={16} /> : <Send size={16} />}
            isPending={row.pendingRow === id}
            onPress={() => row.change(() => setStatus(id, isPublished ? 'withdrawn' : 'published'), id)}
          />
        )
      }}
      columns={[
        { id: 'title', minWidth: 220 },
        { id: 'status', width: 128, render: (notice) => <NoticeStatus notice={notice} /> },
        { id: 'startAt', width: timeWidth(148) },
        { id: 'endAt', width: timeWidth(148) },
        { id: 'publisher', width: 120 },
        { id: 'readerCount', width: 72, align: 'end' },
      ]}
    />
  )
}
