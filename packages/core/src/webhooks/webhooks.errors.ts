export const webhookErrors = {
  'webhook.limit': 409,
  'webhook.private': 422,
  'webhook.host': 422,
} as const

type Own = typeof webhookErrors
declare module '../errors/error-code.ts' {
  interface ErrorCodes extends Own {}
}
