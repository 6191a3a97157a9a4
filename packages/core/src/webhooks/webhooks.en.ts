import type { Wording } from '../errors/wording.ts'
import type { webhookErrors } from './webhooks.errors.ts'

export const webhookErrorsEn: Record<keyof typeof webhookErrors, Wording> = {
  'webhook.limit': { says: 'There are {{max}} webhooks already', fix: 'Delete one that is not used.' },
  'webhook.host': { says: 'Webhooks may not be at this host', fix: 'The operator allows: {{hosts}}.' },
  'webhook.private': {
    says: 'Nothing is sent to this address',
    fix: 'Use an address that begins with https:// and that the public internet reaches, at port 443 or 8443.',
  },
}
