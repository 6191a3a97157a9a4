import { fetch } from 'undici'
import type { Product } from './product.ts'

export interface BenchSession {
  readonly cookie: string
  readonly channelId: string
  /** Calls the API; throws where it answers with a fault. */
  call(method: string, path: string, body?: object): Promise<Readonly<Record<string, unknown>>>
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
  return {
    cookie,
    channelId: entity.channelId,
    async call(method, path, body) {
      const answer = await fetch(`${origin}/api/v1/${path}`, {
        method,
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
      return (answer.status === 204 ? {} : await answer.json()) as Readonly<Record<string, unknown>>
    },
  }
}
