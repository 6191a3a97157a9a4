import { useEffect, useState } from 'react'

/** Milliseconds of silence behind which what was typed is looked up. */
const pause = 120

/** What was typed, once nothing more has come for a moment. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
