import { useEffect, useState } from 'react'
import type { PhoneDraw } from '@icss/core/lotteries/phone-draw.ts'
import { ask } from './ask.ts'
import { usePageCopy } from './page-copy.ts'
import { hasLock, newLock, valueFor, witness, witnessValue } from './phone-locks.ts'

/** Milliseconds between two looks while a draw goes on, and while there is none. */
const soon = 2500
const later = 15_000

export interface FollowedDraw {
  readonly draw: PhoneDraw | null
  /** The lock of this phone for the next draw; '' for none. */
  readonly lock: string
  /** The last round in which its value was taken. */
  readonly given: number | undefined
}

/** Follows the draws of a meeting on somebody's phone, and gives its value in each round while the page is in sight. */
export function usePhoneDraw(first: string): FollowedDraw {
  const { language } = usePageCopy()
  const [draw, setDraw] = useState<PhoneDraw | null>(null)
  const [lock, setLock] = useState(() => (first !== '' && hasLock(first) ? first : ''))
  const [given, setGiven] = useState<number>()
  useEffect(() => {
    const path = `${location.pathname}/place`
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasLeft = false
    let own = lock
    const give = async ({ id, round, line }: PhoneDraw) => {
      const value = line && round ? valueFor(line.lock, { drawId: id, round: round.round }) : undefined
      if (!round || value === undefined) return
      const asked = await ask(language, 'POST', `${path}/values`, { drawId: id, round: round.round, value })
      if (!asked.ok) return
      witnessValue(id, round.round, value)
      setGiven(round.round)
      own = ''
    }
    /** A used lock, or one of another phone, is followed by a new one once no draw goes on. */
    const renew = async () => {
      const made = own === '' ? newLock() : undefined
      if (made === undefined) return
      const asked = await ask(language, 'PUT', `${path}/lock`, { lock: made })
      if (!asked.ok || hasLeft) return
      own = made
      setLock(made)
    }
    const look = async () => {
      const asked = await ask(language, 'GET', `${path}/draw`)
      if (hasLeft) return
      const seen = asked.ok ? (asked.value['draw'] as PhoneDraw | null) : undefined
      const goesOn = seen != null && seen.state !== 'finished'
      if (seen !== undefined) setDraw(seen)
      if (seen) witness(seen)
      if (seen?.wantsValue) await give(seen)
      if (seen !== undefined && !goesOn) await renew()
      if (!hasLeft) timer = setTimeout(() => void look(), goesOn ? soon : later)
    }
    const see = () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'hidden') void look()
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => {
      hasLeft = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', see)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- it follows on with the lock that it has made itself
  }, [language])
  return { draw, lock, given }
}
