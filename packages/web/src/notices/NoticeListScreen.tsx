import { Inbox, Send, Undo2 } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Highlight } from '@icss/ui/Highlight/Highlight.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import { formatDateTime, formatNumber } from '@icss/core/copy/format.ts'
import { type Notice, noticeListQuery } from '@icss/core/notices/notices.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { EntityList } from '../lists/EntityList.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { useRowChange } from '../lists/useRowChange.ts'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/screens.ts'
import { usePaths } from '../shell/usePaths.ts'
import { NoticeFilters } from './NoticeFilters.tsx'
import { NoticeStatus } from './NoticeStatus.tsx'
import { ReceivedNoticesScreen } from './ReceivedNoticesScreen.tsx'
import { useNoticeStatus } from './useNoticeStatus.ts'

/** What `/eusnoticeList/{id}` is called with for the notices that came to this channel. */
const receivedBox = 'received'

/** The channel's notices, or those that it received (seed section 2, eusnoticeList). */
export default function NoticeListScreen({ params: { id } }: ScreenProps) {
  return id === receivedBox ? <ReceivedNoticesScreen /> : <OwnNotices />
}

function OwnNotices() {
  const t = useCopy()
  const { language } = useLanguage()
  const client = useClient()
  const pathTo = usePaths()
  const state = useListQuery(noticeListQuery)
  const row = useRowChange('notices')
  const setStatus = useNoticeStatus()
  return (
    <EntityList
      noun="notices"
      state={state}
      load={(query, signal) => client.notices.list({ query }, { signal })}
      nameOf={({ title }) => title}
      filters={<NoticeFilters {...state} />}
      newPath={pathTo('eusnewNotice')}
      editPath={({ id }) => pathTo('eusnewNotice', { id })}
      remove={({ id }) => client.notices.delete({ params: { id } })}
      headActions={(total) => (
        <>
          <ExportButton endpoint={contract.notices.export} query={state.query} total={total} />
          <Button
            icon={<Inbox size={16} />}
            onPress={() => location.assign(`#${pathTo('eusnoticeList', { id: receivedBox })}`)}
          >
            {t('notices.received.title')}
          </Button>
        </>
      )}
      rowActionCount={1}
      rowActions={({ id, title, status: now }) => {
        const isPublished = now === 'published'
        const label = t(isPublished ? 'notices.withdraw' : 'notices.publish')
        return (
          <IconButton
            size="small"
            label={`${label} ${title}`}
            tooltip={label}
            icon={isPublished ? <Undo2 size={16} /> : <Send size={16} />}
            isDisabled={row.isPending}
            onPress={() => row.change(() => setStatus(id, isPublished ? 'withdrawn' : 'published'))}
          />
        )
      }}
      columns={[
        {
          id: 'title',
          header: t('notices.fields.title'),
          isName: true,
          minWidth: 220,
          render: ({ id, title }: Notice) => (
            <Link href={`#${pathTo('eusnoticedetail', { id })}`}>
              <Highlight text={title} search={state.query.q ?? ''} />
            </Link>
          ),
        },
        {
          id: 'status',
          header: t('notices.fields.status'),
          width: 128,
          render: (notice) => <NoticeStatus notice={notice} />,
        },
        {
          id: 'startAt',
          header: t('notices.fields.startAt'),
          width: 148,
          isSortable: true,
          render: ({ startAt }) => formatDateTime(startAt),
        },
        {
          id: 'endAt',
          header: t('notices.fields.endAt'),
          width: 148,
          render: ({ endAt }) => formatDateTime(endAt),
        },
        { id: 'publisher', header: t('notices.fields.publisher'), width: 120, render: ({ publisher }) => publisher },
        {
          id: 'readerCount',
          header: t('notices.fields.readerCount'),
          width: 72,
          align: 'end',
          render: ({ readerCount }) => formatNumber(readerCount, language),
        },
      ]}
    />
  )
}
