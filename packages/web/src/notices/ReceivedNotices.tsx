import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { RichText } from '@icss/ui/RichText/RichText.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { defaultPageSize } from '@icss/core/contract/page-size.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import type { ReceivedNotice } from '@icss/core/notices/notices.contract.ts'
import { useCopy } from '../language/copy.ts'
import { ListPages } from '../lists/ListPages.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import * as styles from './ReceivedNotices.css.ts'
import { useReceivedNotices } from './useReceivedNotices.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

/** The notices that are shown to this channel now; opening one counts as having seen it. */
export function ReceivedNotices() {
  const t = useCopy()
  const client = useClient()
  const queries = useQueryClient()
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<string>()
  const isReadOnly = useReadsOnly()
  const found = useReceivedNotices(page)
  const seeing = useMutation({
    mutationFn: (id: string) => client.receivedNotices.see({ params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['notices', 'received'] }),
  })
  const toggle = ({ id, isSeen }: ReceivedNotice) => {
    setOpen(open === id ? undefined : id)
    if (!isSeen && !isReadOnly && open !== id) seeing.mutate(id)
  }
  return (
    <Fetched query={found}>
      {({ items, total }) => (
        <>
          {total === 0 && <EmptyState picture="list" title={t('notices.received.empty')} />}
          <ul>
            {items.map((notice) => (
              <Item key={notice.id} notice={notice} isOpen={open === notice.id} onToggle={() => toggle(notice)} />
            ))}
          </ul>
          {total > defaultPageSize && (
            <ListPages page={page} pageSize={defaultPageSize} total={total} onChange={setPage} />
          )}
        </>
      )}
    </Fetched>
  )
}

type ItemProps = { notice: ReceivedNotice; isOpen: boolean; onToggle: () => void }

function Item({ notice, isOpen, onToggle }: ItemProps) {
  const t = useCopy()
  const id = useId()
  const { title, channelName, publisher, startAt, endAt, body, pictures, file, isSeen } = notice
  return (
    <li className={styles.item}>
      <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <span className={styles.words}>
          <span className={isSeen ? styles.title : styles.unread}>{title}</span>
          <span className={styles.meta}>
            <span className={styles.metaPart}>{t('notices.received.from', { channel: channelName })}</span> ·{' '}
            <span className={styles.metaPart}>{publisher}</span> ·{' '}
            <span className={styles.metaPart}>
              {t('notices.received.window', { from: formatDateTime(startAt), to: formatDateTime(endAt) })}
            </span>
          </span>
        </span>
        {!isSeen && <Status tone="info">{t('notices.received.unread')}</Status>}
        {isOpen ? (
          <ChevronDown size={16} className={styles.chevron} />
        ) : (
          <ChevronRight size={16} className={styles.chevron} />
        )}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className={styles.body}>
            <RichText value={body} hrefOf={(key) => pictures[key]} />
            {file !== '' && (
              <span>
                <Link href={hrefOf(file)} target="_blank">
                  {t('notices.received.file')}
                </Link>
              </span>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
