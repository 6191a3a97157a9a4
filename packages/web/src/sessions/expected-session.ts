// Only a guess, so that the back office is fetched while the server is asked who is there: no right follows from it.
const key = 'icss.inside'

/** Whether somebody was inside when this browser was here last. */
export const isSessionExpected = (): boolean => localStorage.getItem(key) !== null

export function expectSession(isInside: boolean): void {
  if (isInside) localStorage.setItem(key, 'true')
  else localStorage.removeItem(key)
}
