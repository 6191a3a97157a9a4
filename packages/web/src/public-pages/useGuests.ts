import { useEffect, useState } from 'react'
import type { DeskGuest } from '@icss/core/desk-helpers/desk-helper.ts'
import { ask, type Failed } from './ask.ts'
import { usePageCopy } from './page-copy.ts'

/** Whom the desk means by what was typed. */
export interface Guests {
  readonly q: string
  readonly items: readonly DeskGuest[]
  readonly total: number
}

/** Milliseconds after the last key before people are looked for. */
const settling = 250

const nobody: Guests = { q: '', items: [], total: 0 }

/**
 * The people that `q` means, looked for once the typing rests; `find` looks at once, and answers nothing where `onFailed` was
 * told why not.
 */
export function useGuests(path: string, q: string, onFailed: (asked: Failed) => void) {
  const { language } = usePageCopy()
  const [found, setFound] = useState(nobody)
  const look = async (wanted: string): Promise<Guests | undefined> => {
    const asked = await ask(language, 'GET', `${path}/guests?q=${encodeURIComponent(wanted)}`)
    if (asked.ok) return { q: wanted, ...(asked.value as unknown as Omit<Guests, 'q'>) }
    onFailed(asked)
    return undefined
  }
  useEffect(() => {
    if (q === '') return undefined
    let isMeant = true
    const lookAround = async () => {
      const guests = await look(q)
      if (isMeant && guests) setFound(guests)
    }
    const timer = setTimeout(() => void lookAround(), settling)
    return () => {
      isMeant = false
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is typed is looked for, and nothing else
  }, [q])
  return {
    guests: found.q === q && q !== '' ? found : undefined,
    async find(wanted: string): Promise<Guests | undefined> {
      const guests = found.q === wanted ? found : await look(wanted)
      // What a camera reads beside what is typed leaves the list of that as it is.
      if (guests && wanted === q) setFound(guests)
      return guests
    },
    forget: () => setFound(nobody),
  }
}
