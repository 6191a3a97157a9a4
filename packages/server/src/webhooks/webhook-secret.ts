import { createHmac } from 'node:crypto'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'
import { writtenSecret } from '../outgoing/signature.ts'

/** What a webhook's deliveries are signed with. It follows from the server's secret, so that it is kept nowhere. */
export async function webhookSecret(services: Pick<Services, 'database'>, webhookId: string): Promise<string> {
  const secret = await serverSecret(services, 'webhooks')
  return writtenSecret(createHmac('sha256', secret).update(webhookId).digest())
}
