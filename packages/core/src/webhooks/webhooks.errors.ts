export const webhookErrors = {
  'webhook.limit': 409,
  'webhook.private': 422,
  'webhook.host': 422,
} as const
