import { createContext, type ReactNode, use } from 'react'
import type { ServerClient } from './client.ts'

const Current = createContext<ServerClient | undefined>(undefined)
const Own = createContext<ServerClient | undefined>(undefined)

export type ClientProviderProps = {
  client: ServerClient
  /** That of the own session in a support visit; else it is `client`. */
  own?: ServerClient
  children: ReactNode
}

export function ClientProvider({ client, own = client, children }: ClientProviderProps) {
  return (
    <Current value={client}>
      <Own value={own}>{children}</Own>
    </Current>
  )
}

/** The client that speaks for the own session, whether in a support visit or not. */
export function useOwnClient(): ServerClient {
  const client = use(Own)
  if (!client) throw new Error('There is no ClientProvider around this.')
  return client
}

/** The client of the contract: the server's in the product, canned answers in a story. */
export function useClient(): ServerClient {
  const client = use(Current)
  if (!client) throw new Error('There is no ClientProvider around this.')
  return client
}
