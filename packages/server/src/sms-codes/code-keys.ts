import { createHmac } from 'node:crypto'
import type { CodePurpose } from '@icss/core/sms-codes/sms-code.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'
import type { CodeHolder } from './code-holder.ts'

/** A phone number's keyed hash: whoever has the table alone cannot try all numbers. */
export async function phoneHash(services: Pick<Services, 'database'>, phone: string): Promise<string> {
  return keyed(await serverSecret(services, 'sms-codes'), ['phone', phone])
}

/** What is kept of a code: good at its place alone. */
export async function codeHash(
  services: Pick<Services, 'database'>,
  { channelId, holder }: CodeHolder,
  purpose: CodePurpose,
  { phone, browser, code }: { readonly phone: string; readonly browser: string; readonly code: string },
): Promise<string> {
  const secret = await serverSecret(services, 'sms-codes')
  return keyed(secret, ['code', channelId, holder, purpose, phone, browser, code])
}

const keyed = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url')

/** What wrong codes are counted by: the phone's and the purpose's, whoever gives them. */
export const triesKey = (channelId: string, purpose: CodePurpose, phone: string): string =>
  `code:${channelId} ${purpose} ${phone}`
