import { useEffect, useEffectEvent, useState } from 'react'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { client } from '../server/client.ts'

/** Milliseconds before a stream that broke off is opened again. */
const pause = 2000

/**
 * The session, as the server tells of it while the page is in sight: what was given or taken away is seen at once. A
 * hidden page follows nothing, since browsers keep few connections to one server; in sight again it asks anew.
 */
export function useLiveSession(first: Session, onVisitOver: () => void): Session {
  const [session, setSession] = useState(first)
  const tellOver = useEffectEvent(onVisitOver)
  useEffect(() => {
    let left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = async ({ signal }: AbortController) => {
      try {
        for await (const now of await client.sessions.follow({}, { signal })) {
          if (signal.aborted) return
          setSession((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
        }
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'support_visit.ended') return tellOver()
        // The next try tells; a session that is over is told by what the screens ask for.
      }
      if (!signal.aborted) timer = setTimeout(() => void follow(left), pause)
    }
    const see = () => {
      left.abort()
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      left = new AbortController()
      void follow(left)
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => {
      document.removeEventListener('visibilitychange', see)
      left.abort()
      clearTimeout(timer)
    }
  }, [])
  return session
}
