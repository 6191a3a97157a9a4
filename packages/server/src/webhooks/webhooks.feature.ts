import { platformWebhooksHandlers, webhooksHandlers } from './webhooks.handlers.ts'

export const handlers = { webhooks: webhooksHandlers, platformWebhooks: platformWebhooksHandlers }
