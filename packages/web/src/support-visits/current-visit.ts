import { supportVisitHeader } from '@icss/core/support-visits/support-visit-header.ts'

// Of this tab alone: others go on in the own channel. It is an id and no secret, worth nothing without the own cookie.
const key = 'icss.supportVisit'

/** The support visit that this tab is in. */
export const currentVisit = (): string | undefined => sessionStorage.getItem(key) ?? undefined

export const noteVisit = (id: string): void => sessionStorage.setItem(key, id)

export const forgetVisit = (): void => sessionStorage.removeItem(key)

/** What each request of a tab in a visit says. */
export const visitHeaders = (): Readonly<Record<string, string>> => {
  const id = currentVisit()
  return id === undefined ? {} : { [supportVisitHeader]: id }
}
