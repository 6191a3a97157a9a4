import { maxHomeApplications, maxToolApplications } from '../applications/application.ts'
import type { Errors } from '../errors/field-error.ts'
import { functionsOf, hidesCourses, type HomeOwner } from './home-functions.ts'
import type { HomeContent } from './home-document.ts'
import { targetsIn } from './home-names.ts'
import type { HomePart } from './home-part.ts'

/** Home applications that a channel has at most: one, or two in the conference-room-system mode. */
export const maxHomeAppsOf = (owner: HomeOwner): number =>
  hidesCourses(owner) ? maxHomeApplications.wide : maxHomeApplications.narrow

/** How many applications of that place a channel has at most. */
export const maxApplicationsOf = (part: 'homeApps' | 'toolApps', owner: HomeOwner): number =>
  part === 'homeApps' ? maxHomeAppsOf(owner) : maxToolApplications

/** What is wrong with the content of a part in that channel, beside what its schema says. */
export function homePartFaults<Part extends HomePart>(
  part: Part,
  content: HomeContent<Part>,
  owner: HomeOwner,
): Errors {
  if (part === 'homeApps' || part === 'toolApps') {
    const { length: count } = (content as HomeContent<'homeApps'>).items
    const max = maxApplicationsOf(part, owner)
    if (count > max) return { items: { code: 'rule.too_many', params: { max, count } } }
  }
  if (part === 'icons') {
    const known = functionsOf(owner)
    const at = (content as HomeContent<'icons'>).items.findIndex(({ icon }) => !known.includes(icon))
    if (at >= 0) return { [`items.${at}.icon`]: { code: 'rule.choice', params: { choices: known.join(', ') } } }
  }
  if (!hidesCourses(owner)) return {}
  return Object.fromEntries(
    targetsIn(part, content).map(({ path }) => [path, { code: 'home.target_hidden', params: {} }]),
  )
}
