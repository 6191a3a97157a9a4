import { useEffect, useState } from 'react'
import type { SignInState } from '@icss/core/sign-ins/sign-in.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { follow } from '../server/follow.ts'

export interface FollowedSignIns {
  readonly state: SignInState | undefined
  readonly isLost: boolean
}

/** The sign-in of a meeting as the server tells of it, for as long as the screen is there. */
export function useSignIns(meetingId: string): FollowedSignIns {
  const client = useClient()
  const [state, setState] = useState<SignInState>()
  const [isLost, setLost] = useState(false)
  useEffect(
    () =>
      follow({
        open: (signal) => client.signIns.follow({ params: { meetingId } }, { signal }),
        onEvent: (now) => {
          setState(now)
          setLost(false)
        },
        onLost: () => setLost(true),
      }),
    [client, meetingId],
  )
  return { state, isLost }
}
