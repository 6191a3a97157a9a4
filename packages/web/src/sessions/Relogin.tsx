import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { ReloginDialog } from './ReloginDialog.tsx'
import { noteRenewal, onSessionExpired } from './session-expiry.ts'

interface Relogin {
  /** The session has ended, and nobody has logged in again. */
  readonly isNeeded: boolean
  /** Opens the login over the page. */
  readonly ask: () => void
  /** Keeps the login from opening by itself until the answer is called. */
  readonly putOff: () => () => void
}

const Context = createContext<Relogin>({ isNeeded: false, ask: () => {}, putOff: () => () => {} })

export type ReloginProviderProps = {
  /** Whether the login is what an ended session asks for; a support visit ends otherwise. */
  isMeant?: () => boolean
  onRenewed?: () => void
  children: ReactNode
}

const always = () => true

/** Opens the login over the page once the session has ended, or has the screen offer it that goes on without one. */
export function ReloginProvider({ isMeant = always, onRenewed, children }: ReloginProviderProps) {
  const [isNeeded, setNeeded] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [putOffs, setPutOffs] = useState(0)
  useEffect(() => onSessionExpired(() => isMeant() && setNeeded(true)), [isMeant])
  const relogin = useMemo(
    () => ({
      isNeeded,
      ask: () => setAsked(true),
      putOff: () => {
        setPutOffs((before) => before + 1)
        return () => setPutOffs((before) => before - 1)
      },
    }),
    [isNeeded],
  )
  const isPutOff = putOffs > 0
  return (
    <Context value={relogin}>
      {children}
      <ReloginDialog
        isOpen={isNeeded && (isAsked || !isPutOff)}
        {...(isPutOff ? { onPutOff: () => setAsked(false) } : {})}
        onLoggedIn={() => {
          setNeeded(false)
          setAsked(false)
          noteRenewal()
          onRenewed?.()
        }}
      />
    </Context>
  )
}

/** For a screen that goes on without a session: whether a login is needed, and how to ask for it. */
export function useOwnRelogin(): Pick<Relogin, 'isNeeded' | 'ask'> {
  const { putOff, ...rest } = use(Context)
  useEffect(() => putOff(), [putOff])
  return rest
}
