import { fetch } from 'undici'
import type { Product } from './product.ts'

export interface BenchSession {
  readonly cookie: string
  readonly channelId: string
}

/** Logs in as the product's account, as a browser does. */
export async function openSession({ origin, account }: Product): Promise<BenchSession> {
  const login = await fetch(`${origin}/adminLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountNumber: account.accountNumber, password: account.password }),
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { entity } = (await login.json()) as { entity: { channelId: string } }
  return { cookie, channelId: entity.channelId }
}
