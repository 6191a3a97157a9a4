import { createHmac } from 'node:crypto'

const prefix = 'whsec_'

const keyOf = (secret: string): Buffer =>
  secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret)

/** How secrets of webhooks are written: `whsec_` and base64. */
export const writtenSecret = (key: Buffer): string => prefix + key.toString('base64')

/** The headers of Standard Webhooks: who receives can check that it comes from here, now and whole. */
export function signatureHeaders(
  secret: string,
  id: string,
  body: string,
  at = Math.floor(Date.now() / 1000),
): Record<string, string> {
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${at}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` }
}
