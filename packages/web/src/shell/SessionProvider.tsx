import { createContext, type ReactNode, use } from 'react'
import type { Session } from '@icss/core/sessions/session.ts'

const Current = createContext<Session | undefined>(undefined)

export type SessionProviderProps = { session: Session; children: ReactNode }

export function SessionProvider({ session, children }: SessionProviderProps) {
  return <Current value={session}>{children}</Current>
}

/** Who is logged in. What they may do is for `meets` and `mayOpen` of core to say. */
export function useSession(): Session {
  const session = use(Current)
  if (!session) throw new Error('There is no SessionProvider around this.')
  return session
}
