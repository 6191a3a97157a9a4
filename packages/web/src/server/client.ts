import { type Client, createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { noteExpiry } from '../sessions/session-expiry.ts'
import { requests } from './requests.ts'

export type ServerClient = Client<typeof contract>

/** The typed client of the whole contract, loaded after login. */
export const client: ServerClient = createClient(contract, {
  ...requests,
  async fetch(url, init) {
    const answer = await requests.fetch(url, init)
    noteExpiry(answer.status, (name) => answer.headers.get(name))
    return answer
  },
})
