import { createContext, type ReactNode, use } from 'react'
import type { ServerClient } from './client.ts'

const Current = createContext<ServerClient | undefined>(undefined)

export type ClientProviderProps = { client: ServerClient; children: ReactNode }

export function ClientProvider({ client, children }: ClientProviderProps) {
  return <Current value={client}>{children}</Current>
}

/** The client of the contract: the server's in the product, canned answers in a story. */
export function useClient(): ServerClient {
  const client = use(Current)
  if (!client) throw new Error('There is no ClientProvider around this.')
  return client
}
