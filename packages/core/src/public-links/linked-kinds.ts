import type { PublicKind } from './public-link.ts'

/**
 * The kinds whose links are opened, renewed and closed by `publicLinkEndpoints`, and the group of the contract that has
 * them. Links to one person (a binding, a helper's desk, an introduction, a sign-up) come and go with what they are for.
 */
export const linkGroups = {
  home: 'homePage',
  chamber: 'chamberPages',
  join: 'joinPages',
  company: 'companies',
  employeeCard: 'employees',
  businessCard: 'businessCards',
  resource: 'resources',
  demand: 'demands',
  activity: 'activities',
  news: 'news',
  notice: 'notices',
  course: 'courses',
  live: 'lives',
  file: 'files',
  signIn: 'signInLinks',
  printedSignIn: 'printedSignInLinks',
} as const satisfies Partial<Record<PublicKind, string>>

export type LinkedKind = keyof typeof linkGroups
export const linkedKinds = Object.keys(linkGroups) as [LinkedKind, ...LinkedKind[]]
