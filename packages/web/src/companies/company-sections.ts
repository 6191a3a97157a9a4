/** The parts of a company's page, in their order; its tabs lead to them. */
export const companySections = [
  'facts',
  'products',
  'cards',
  'resources',
  'demands',
  'activities',
  'reports',
  'history',
] as const
export type CompanySection = (typeof companySections)[number]

type Place = CompanySection | 'register'

const idOf = (place: Place) => `company-${place}`

/** Where a part stands: it takes focus when it is gone to, so that the keyboard goes on from there. */
export const sectionPlace = (place: Place) => ({ id: idOf(place), tabIndex: -1 })

/** Where a part stands on the page, while it does. */
export const placeOf = (place: Place): HTMLElement | null => document.getElementById(idOf(place))

/** Goes to a part of the page. */
export function goToSection(section: Place): void {
  const place = placeOf(section)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'start' })
}
