import { type Client, type ClientOptions, createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { outline } from '@icss/core/contract/outline.ts'
import { accountHeader } from '@icss/core/sessions/session.ts'
import { noteExpiry } from '../sessions/session-expiry.ts'
import { currentVisit, visitHeaders } from '../support-visits/current-visit.ts'
import { answerAhead, noteAsked } from './note-asked.ts'
import { requests } from './requests.ts'

export type ServerClient = Client<typeof contract>

let accountId: string | undefined

/** Has each request say whose page this is: in another tab somebody else may log in meanwhile. */
export const speakFor = (id: string): void => void (accountId = id)

const ofPage: ClientOptions = {
  ...requests,
  headers: () => ({ ...requests.headers?.(), ...(accountId === undefined ? {} : { [accountHeader]: accountId }) }),
  async fetch(url, init) {
    noteAsked(url, init)
    const answer = (await answerAhead(url, init)) ?? (await requests.fetch(url, init))
    noteExpiry(answer.status, (name) => answer.headers.get(name))
    return answer
  },
}

/** The client of the own session, also in a support visit: for what ends the one or the other. */
export const ownClient: ServerClient = createClient(contract, ofPage, outline)

/** The typed client of the whole contract, loaded after login; in a support visit it speaks in that. */
export const client: ServerClient = createClient(
  contract,
  {
    ...ofPage,
    headers: () => ({ ...ofPage.headers?.(), ...visitHeaders() }),
    isMasked: () => currentVisit() !== undefined,
  },
  outline,
)
