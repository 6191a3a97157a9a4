import { webhooksContract, platformWebhooksContract } from './webhooks.contract.ts'
export { webhookErrorsZh as errorsZh } from './webhooks.zh.ts'
export { webhookErrorsEn as errorsEn } from './webhooks.en.ts'
export { webhookErrors as errors } from './webhooks.errors.ts'

export const contract = { webhooks: webhooksContract, platformWebhooks: platformWebhooksContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  webhooks: { zh: '本频道的事件推送', en: 'Webhooks of the channel' },
  platformWebhooks: { zh: '平台方的事件推送', en: 'Webhooks of the platform' },
} as const
