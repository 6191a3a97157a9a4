const key = 'icss.justLoggedIn'

/** Notes a login for the page that is loaded after it. */
export const noteLogin = (): void => sessionStorage.setItem(key, 'true')

/** Whether this page was loaded by a login; true once. */
export function hasJustLoggedIn(): boolean {
  const isTrue = sessionStorage.getItem(key) === 'true'
  sessionStorage.removeItem(key)
  return isTrue
}
