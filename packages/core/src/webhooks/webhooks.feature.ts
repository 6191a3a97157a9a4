import { webhooksContract, platformWebhooksContract } from './webhooks.contract.ts'
export { webhooksZh as zh, webhookErrorsZh as errorsZh } from './webhooks.zh.ts'
export { webhooksEn as en, webhookErrorsEn as errorsEn } from './webhooks.en.ts'
export { webhookErrors as errors } from './webhooks.errors.ts'
export { webhooksScreens as screens } from './webhooks.screens.ts'

export const contract = { webhooks: webhooksContract, platformWebhooks: platformWebhooksContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  webhooks: { zh: '本频道的事件推送', en: 'Webhooks of the channel' },
  platformWebhooks: { zh: '平台方的事件推送', en: 'Webhooks of the platform' },
} as const
