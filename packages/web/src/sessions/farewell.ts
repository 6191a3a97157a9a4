const key = 'icss.farewell'

/** Why a session ended by what its owner did, for the login to say. */
export type Farewell = 'handedOver'

/** Notes it for the page that is loaded after it. */
export const noteFarewell = (why: Farewell): void => sessionStorage.setItem(key, why)

/** What was noted, once. */
export function takeFarewell(): Farewell | undefined {
  const noted = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return noted === 'handedOver' ? noted : undefined
}
