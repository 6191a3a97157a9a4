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

const idOf = (section: CompanySection | 'register') => `company-${section}`

/** Where a part stands: it takes focus when it is gone to, so that the keyboard goes on from there. */
export const sectionPlace = (section: CompanySection | 'register') => ({ id: idOf(section), tabIndex: -1 })

/** Goes to a part of the page. */
export function goToSection(section: CompanySection | 'register'): void {
  const place = document.getElementById(idOf(section))
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'start' })
}
