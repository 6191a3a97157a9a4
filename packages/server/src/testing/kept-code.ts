import type { TestServer } from './test-server.ts'

/** The code that the outbox of demo data keeps for a phone. */
export async function keptCode(server: Pick<TestServer, 'as'>, phone: string): Promise<string> {
  const { items } = await server.as('provider').platformWebhooks.listDeliveries({ query: { pageSize: 50 } })
  return /\d{6}/.exec(items.find(({ target }) => target === phone)?.content ?? '')?.[0] ?? ''
}
