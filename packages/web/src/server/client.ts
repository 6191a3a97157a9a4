import { type Client, createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { accountHeader } from '@icss/core/sessions/session.ts'
import { noteExpiry } from '../sessions/session-expiry.ts'
import { requests } from './requests.ts'

export type ServerClient = Client<typeof contract>

let accountId: string | undefined

/** Has each request say whose page this is: in another tab somebody else may log in meanwhile. */
export const speakFor = (id: string): void => void (accountId = id)

/** The typed client of the whole contract, loaded after login. */
export const client: ServerClient = createClient(contract, {
  ...requests,
  headers: () => ({ ...requests.headers?.(), ...(accountId === undefined ? {} : { [accountHeader]: accountId }) }),
  async fetch(url, init) {
    const answer = await requests.fetch(url, init)
    noteExpiry(answer.status, (name) => answer.headers.get(name))
    return answer
  },
})
