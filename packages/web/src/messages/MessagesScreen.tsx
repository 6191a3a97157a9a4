import { Check, CheckCheck } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { messageWords } from '@icss/core/messages/message-words.ts'
import { messageListQuery } from '@icss/core/messages/messages.contract.ts'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { MessageText } from './MessageText.tsx'
import { useReadMessages } from './useReadMessages.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

/** What the account is told of: its runs, quotas, locks and sign-ups (product.md section 4, messages). */
export default function MessagesScreen() {
  const t = useCopy()
  const { messages } = useClient()
  const state = useListQuery(messageListQuery)
  const { read, readAll } = useReadMessages()
  const isReadOnly = useReadsOnly()
  return (
    <RecordList
      title={t('messages.title')}
      queryKey="messages"
      state={state}
      load={(query, signal) => messages.list({ query }, { signal })}
      getKey={({ id }) => id}
      count={(count) => t('messages.count', { count })}
      empty={{ title: t('messages.empty.title'), text: t('messages.empty.text') }}
      filters={
        <FilterBar label={t('messages.filter')}>
          <ChoiceFilter
            label={t('messages.fields.state')}
            value={state.query.state}
            onChange={(chosen) => state.change({ state: chosen, page: 1 })}
            options={(['unread', 'read'] as const).map((value) => ({ value, label: t(`messages.states.${value}`) }))}
          />
        </FilterBar>
      }
      headActions={(total) => (
        <Button
          icon={<CheckCheck size={16} />}
          isDisabled={total === 0 || isReadOnly}
          isPending={readAll.isPending}
          onPress={() => readAll.mutate()}
        >
          {t('messages.readAll')}
        </Button>
      )}
      columns={[
        {
          id: 'what',
          header: t('messages.fields.what'),
          isName: true,
          minWidth: 280,
          render: (message) => <MessageText message={message} />,
        },
        {
          id: 'kind',
          header: t('messages.fields.kind'),
          width: 150,
          render: ({ kind }) => t(`messages.kinds.${kind}`),
        },
        {
          id: 'createdAt',
          header: t('messages.fields.createdAt'),
          width: timeWidth(150),
          isSortable: true,
          render: ({ createdAt }) => formatDateTime(createdAt),
        },
        {
          id: 'state',
          header: t('messages.fields.state'),
          width: 104,
          render: ({ isRead }) => (
            <Status tone={isRead ? 'neutral' : 'info'}>
              {t(isRead ? 'messages.states.read' : 'messages.states.unread')}
            </Status>
          ),
        },
      ]}
      actions={(message) => {
        const { id, name, good, bad, percent, isRead } = message
        if (isRead || isReadOnly) return null
        return (
          <IconButton
            size="small"
            label={`${t('messages.read')} ${t(messageWords(message), { name, good, bad, percent })}`}
            tooltip={t('messages.read')}
            icon={<Check size={16} />}
            isPending={read.isPending && read.variables === id}
            onPress={() => read.mutate(id)}
          />
        )
      }}
    />
  )
}
