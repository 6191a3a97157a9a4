import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { defaultPageSize } from '@icss/core/contract/page-size.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { ListPages } from '../lists/ListPages.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'

/** Who has seen a notice, the latest first. */
export function NoticeReaders({ noticeId }: { noticeId: string }) {
  const t = useCopy()
  const client = useClient()
  const [page, setPage] = useState(1)
  const found = useQuery({
    queryKey: ['notices', 'readers', noticeId, page],
    queryFn: ({ signal }) => client.notices.readers({ params: { id: noticeId }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Fetched query={found} outline={3}>
      {({ items, total }) => (
        <Panel title={t('notices.readers.title')}>
          <DataTable
            label={t('notices.readers.account')}
            rows={items}
            getKey={({ accountName, channelName, seenAt }) => `${channelName} ${accountName} ${seenAt}`}
            maxHeight="none"
            empty={<EmptyState picture="list" title={t('notices.readers.empty')} />}
            columns={[
              { id: 'account', header: t('notices.readers.account'), isName: true, render: (one) => one.accountName },
              { id: 'channel', header: t('notices.readers.channel'), render: (one) => one.channelName },
              {
                id: 'seenAt',
                header: t('notices.readers.seenAt'),
                width: timeWidth(160),
                render: (one) => formatDateTime(one.seenAt),
              },
            ]}
          />
          {total > defaultPageSize && (
            <ListPages page={page} pageSize={defaultPageSize} total={total} onChange={setPage} />
          )}
        </Panel>
      )}
    </Fetched>
  )
}
