/** How long all lessons of a course last, and by which words of the copy that is said; minutes are rounded. */
export interface WholeLength {
  readonly says: 'underMinute' | 'minutes' | 'hours'
  readonly hours: number
  readonly minutes: number
}

export function wholeLength(seconds: number): WholeLength {
  if (seconds > 0 && seconds < 60) return { says: 'underMinute', hours: 0, minutes: 0 }
  const minutes = Math.round(seconds / 60)
  return { says: minutes < 60 ? 'minutes' : 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
