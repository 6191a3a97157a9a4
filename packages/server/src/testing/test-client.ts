import { type Client, type ClientOptions, createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { patience } from './patience.ts'

export type TestClient = Client<typeof contract>

/** The typed client of a server, which waits for an answer as long as tests wait. */
export const testClient = (
  baseUrl: string,
  headers: NonNullable<ClientOptions['headers']>,
  fetcher: ClientOptions['fetch'] = fetch,
): TestClient => createClient(contract, { baseUrl, fetch: fetcher, headers, timeout: patience.call })
