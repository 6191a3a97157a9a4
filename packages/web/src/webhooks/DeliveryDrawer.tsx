import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Drawer } from '@icss/ui/Drawer/Drawer.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { codeMessages } from '@icss/core/events/text-message.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import type { Delivery } from '@icss/core/webhooks/webhook.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { deliveryTones } from './delivery-tones.ts'
import * as styles from './WebhooksScreen.css.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

/** JSON on lines of its own; anything else as it is. */
const readable = (content: string) => {
  try {
    return JSON.stringify(JSON.parse(content), null, 2)
  } catch {
    return content
  }
}

/** One event on its way: where to, how often it was tried, what came of it, and what is sent. */
export function DeliveryDrawer({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const t = useCopy()
  const notify = useNotify()
  const { webhooks } = useClient()
  const queries = useQueryClient()
  const isReadOnly = useReadsOnly()
  const replay = useMutation({
    mutationFn: () => webhooks.replay({ params: { deliveryId: delivery.id } }),
    onSuccess: () => {
      notify.done(t('webhooks.deliveries.replayed'))
      onClose()
    },
    onError: notify.failed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  const { event, target, status, attempts, answered, error, nextAt, createdAt, deliveredAt, eventId, content } =
    delivery
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('webhooks.deliveries.one')}
      closeLabel={t('shell.close')}
      {...(isReadOnly || codeMessages.includes(event) || status === 'pending'
        ? {}
        : {
            footer: (
              <Button icon={<RotateCw size={16} />} isPending={replay.isPending} onPress={() => replay.mutate()}>
                {t('webhooks.deliveries.replay')}
              </Button>
            ),
          })}
    >
      <DescriptionList
        items={[
          { label: t('webhooks.deliveries.event'), value: t(`webhooks.events.${event}`) },
          {
            label: t('webhooks.deliveries.status'),
            value: <Status tone={deliveryTones[status]}>{t(`webhooks.statuses.${status}`)}</Status>,
          },
          { label: t('webhooks.deliveries.target'), value: target, isWide: true },
          { label: t('webhooks.deliveries.attempts'), value: attempts },
          { label: t('webhooks.deliveries.answered'), value: answered },
          { label: t('webhooks.deliveries.createdAt'), value: formatDateTime(createdAt) },
          {
            label: t('webhooks.deliveries.deliveredAt'),
            value: deliveredAt === null ? '' : formatDateTime(deliveredAt),
          },
          ...(nextAt === null ? [] : [{ label: t('webhooks.deliveries.nextAt'), value: formatDateTime(nextAt) }]),
          ...(error === '' ? [] : [{ label: t('webhooks.deliveries.error'), value: error, isWide: true }]),
          { label: t('webhooks.deliveries.eventId'), value: eventId, isWide: true },
          {
            label: t('webhooks.deliveries.content'),
            value: <pre className={styles.content}>{readable(content)}</pre>,
            isWide: true,
          },
        ]}
      />
    </Drawer>
  )
}
