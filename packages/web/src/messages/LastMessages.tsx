import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { useCopy } from '../language/copy.ts'
import { Fetched } from '../server/Fetched.tsx'
import { usePaths } from '../shell/usePaths.ts'
import * as styles from './BellDrawer.css.ts'
import { MessageText } from './MessageText.tsx'
import { useLastMessages } from './useLastMessages.ts'
import { useReadMessages } from './useReadMessages.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

const shown = 5

/** The last messages of the account; all of them have a screen of their own. */
export function LastMessages({ onClose }: { onClose: () => void }) {
  const t = useCopy()
  const pathTo = usePaths()
  const found = useLastMessages()
  const { readAll } = useReadMessages()
  const isReadOnly = useReadsOnly()
  return (
    <Fetched query={found} outline={4}>
      {({ items, unread }) =>
        items.length === 0 ? (
          <EmptyState picture="list" title={t('messages.empty.title')} text={t('messages.empty.text')} />
        ) : (
          <>
            <ul>
              {items.slice(0, shown).map((message) => (
                <li key={message.id} className={styles.item}>
                  <p className={message.isRead ? styles.words : styles.unread}>
                    <MessageText message={message} onFollow={onClose} />
                  </p>
                  <p className={styles.meta}>
                    {t(`messages.kinds.${message.kind}`)} · {formatDateTime(message.createdAt)} ·{' '}
                    {t(message.isRead ? 'messages.states.read' : 'messages.states.unread')}
                  </p>
                </li>
              ))}
            </ul>
            <div className={styles.foot}>
              <Button size="small" href={pathTo('messages')} onPress={onClose}>
                {t('messages.all')}
              </Button>
              {unread > 0 && !isReadOnly && (
                <Button size="small" isPending={readAll.isPending} onPress={() => readAll.mutate()}>
                  {t('messages.readAll')}
                </Button>
              )}
            </div>
          </>
        )
      }
    </Fetched>
  )
}
