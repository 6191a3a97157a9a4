import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { received } from './meetings.css.ts'

/** Meetings that the main channel has opened to this one: when and where they are, no more. */
export function ReceivedMeetings() {
  const t = useCopy()
  const { receivedMeetings } = useClient()
  const found = useQuery({
    queryKey: ['meetings', 'received'],
    queryFn: ({ signal }) => receivedMeetings.list({ query: {} }, { signal }),
  })
  return (
    <div className={received}>
      <Panel title={t('meetings.received.title')}>
        <Fetched query={found}>
          {({ items }) => (
            <DataTable
              label={`${t('meetings.received.title')} · ${t('meetings.title')}`}
              rows={items}
              getKey={({ id }) => id}
              empty={t('meetings.received.empty')}
              columns={[
                {
                  id: 'name',
                  header: t('meetings.fields.name'),
                  isName: true,
                  minWidth: 220,
                  render: ({ name }) => name,
                },
                {
                  id: 'state',
                  header: t('meetings.fields.state'),
                  width: 112,
                  render: ({ state }) => t(`meetings.states.${state}`),
                },
                {
                  id: 'startAt',
                  header: t('meetings.fields.startAt'),
                  width: timeWidth(148),
                  render: ({ startAt }) => formatDateTime(startAt),
                },
                {
                  id: 'address',
                  header: t('meetings.fields.address'),
                  minWidth: 160,
                  render: ({ address }) => address,
                },
              ]}
            />
          )}
        </Fetched>
      </Panel>
    </div>
  )
}
