import { Eye } from 'lucide-react'
import { useState } from 'react'
import { FilterBar } from '@icss/ui/FilterBar/FilterBar.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { type Delivery, deliveryDays, deliveryStatuses } from '@icss/core/webhooks/webhook.ts'
import { deliveryListQuery } from '@icss/core/webhooks/webhooks.contract.ts'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { DeliveryDrawer } from './DeliveryDrawer.tsx'
import { deliveryTones } from './delivery-tones.ts'

/** What was sent, or waits to be, to webhooks and to the administrator's phone. */
export function DeliveryList() {
  const t = useCopy()
  const client = useClient()
  const state = useListQuery(deliveryListQuery)
  const [shown, setShown] = useState<Delivery>()
  return (
    <>
      <RecordList
        isPart
        title={t('webhooks.deliveries.table')}
        queryKey="webhooks"
        part="deliveries"
        state={state}
        load={(query, signal) => client.webhooks.listDeliveries({ query }, { signal })}
        getKey={({ id }) => id}
        count={(count) => t('webhooks.deliveries.count', { count })}
        empty={{
          title: t('webhooks.deliveries.none'),
          text: t('webhooks.deliveries.noneAbout', { days: deliveryDays }),
        }}
        filters={
          <FilterBar label={t('webhooks.deliveries.title')}>
            <ChoiceFilter
              label={t('webhooks.deliveries.status')}
              options={deliveryStatuses.map((value) => ({ value, label: t(`webhooks.statuses.${value}`) }))}
              value={state.query.status}
              onChange={(status) => state.change({ status, page: 1 })}
            />
          </FilterBar>
        }
        columns={[
          {
            id: 'event',
            header: t('webhooks.deliveries.event'),
            isName: true,
            minWidth: 150,
            render: ({ event }: Delivery) => t(`webhooks.events.${event}`),
          },
          { id: 'target', header: t('webhooks.deliveries.target'), minWidth: 200, render: ({ target }) => target },
          {
            id: 'status',
            header: t('webhooks.deliveries.status'),
            width: 130,
            render: ({ status }) => <Status tone={deliveryTones[status]}>{t(`webhooks.statuses.${status}`)}</Status>,
          },
          {
            id: 'attempts',
            header: t('webhooks.deliveries.attempts'),
            width: 72,
            align: 'end',
            render: ({ attempts }) => attempts,
          },
          {
            id: 'createdAt',
            header: t('webhooks.deliveries.createdAt'),
            width: timeWidth(150),
            isSortable: true,
            render: ({ createdAt }) => formatDateTime(createdAt),
          },
        ]}
        actions={(delivery) => (
          <IconButton
            size="small"
            label={`${t('webhooks.deliveries.show')} ${t(`webhooks.events.${delivery.event}`)} ${formatDateTime(delivery.createdAt)}`}
            tooltip={t('webhooks.deliveries.show')}
            icon={<Eye size={16} />}
            onPress={() => setShown(delivery)}
          />
        )}
      />
      {shown && <DeliveryDrawer delivery={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
