import { createHmac } from 'node:crypto'
import type { Services } from '../services.ts'
import { isSameText } from '../secrets/same-text.ts'
import { serverSecret } from '../secrets/server-secret.ts'

const signatureOf = async (services: Pick<Services, 'database'>, key: string, expires: string): Promise<string> =>
  createHmac('sha256', await serverSecret(services, 'object-links'))
    .update(`${key}\n${expires}`)
    .digest('base64url')

/** The query that opens the object of `key` to whoever has it until `expiresAt`. */
export async function signedQuery(services: Pick<Services, 'database'>, key: string, expiresAt: Date): Promise<string> {
  const expires = String(Math.floor(expiresAt.getTime() / 1000))
  return new URLSearchParams({ expires, signature: await signatureOf(services, key, expires) }).toString()
}

/** Whether a query opens the object of `key` now. */
export async function isSigned(
  services: Pick<Services, 'database'>,
  key: string,
  { expires, signature }: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false
  return isSameText(signature, await signatureOf(services, key, expires)) && Number(expires) * 1000 > Date.now()
}
