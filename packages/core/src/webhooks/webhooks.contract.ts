import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { listAnswer, listQuery } from '../contract/list.ts'
import { named } from '../contract/named.ts'
import { administratorOnly, type Need, roleNeeded } from '../permissions/need.ts'
import { secret } from '../rules/secret.ts'
import { delivery, deliveryStatuses, webhook, webhookDraft } from './webhook.ts'

export const deliveryListQuery = z.strictObject({
  ...listQuery(['createdAt', '-createdAt'], '-createdAt'),
  status: z.optional(z.enum(deliveryStatuses)),
  webhookId: z.optional(z.uuid()),
})

const webhookList = z.object({ items: z.array(webhook), total: z.number() })
const deliveryList = named('DeliveryList', listAnswer(delivery))
const issuedWebhook = named('IssuedWebhook', z.object({ webhook, secret: secret(z.string()) }))

const webhookEndpoints = <const Needs extends Need>(path: `/${string}`, needs: Needs) =>
  ({
    list: endpoint({
      method: 'GET',
      path: `${path}/webhooks`,
      summary: { zh: '事件推送地址列表', en: 'List webhooks' },
      needs,
      answer: webhookList,
    }),
    create: endpoint({
      isCostly: true,
      method: 'POST',
      path: `${path}/webhooks`,
      summary: { zh: '新建事件推送地址，密钥只显示一次', en: 'Create a webhook; its secret is shown once' },
      needs,
      body: webhookDraft,
      answer: issuedWebhook,
      status: 201,
      errors: ['webhook.limit', 'webhook.private', 'webhook.host'],
    }),
    delete: endpoint({
      method: 'DELETE',
      path: `${path}/webhooks/{webhookId}`,
      summary: { zh: '删除事件推送地址及其投递', en: 'Delete a webhook with its deliveries' },
      needs,
      params: z.object({ webhookId: z.uuid() }),
    }),
    listDeliveries: endpoint({
      method: 'GET',
      path: `${path}/deliveries`,
      summary: { zh: '投递列表（事件推送与短信）', en: 'List deliveries to webhooks and by SMS' },
      needs,
      query: deliveryListQuery,
      answer: deliveryList,
    }),
    replay: endpoint({
      method: 'POST',
      path: `${path}/deliveries/{deliveryId}/replay`,
      summary: { zh: '重新投递', en: 'Deliver once more' },
      needs,
      params: z.object({ deliveryId: z.uuid() }),
      answer: delivery,
    }),
  }) as const

/** Webhooks of the own channel, with all that is on its way to them and to the administrator's phone. */
export const webhooksContract = webhookEndpoints('/api/v1', administratorOnly)

/** Webhooks of the platform, which are told what happens in any channel, and the SMS of all channels. */
export const platformWebhooksContract = webhookEndpoints('/api/v1/platform', roleNeeded('provider'))
