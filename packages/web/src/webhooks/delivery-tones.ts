import type { StatusTone } from '@icss/ui/Status/Status.tsx'
import type { DeliveryStatus } from '@icss/core/webhooks/webhook.ts'

export const deliveryTones: Readonly<Record<DeliveryStatus, StatusTone>> = {
  pending: 'info',
  delivered: 'good',
  dead: 'bad',
  kept: 'neutral',
}
