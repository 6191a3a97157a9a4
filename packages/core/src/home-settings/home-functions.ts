import { membershipFlags } from '../permissions/membership.ts'
import type { Session } from '../sessions/session.ts'
import { type HomeFunction, type HomeIcon, homeFunctions } from './home-screen.ts'

/** What of a channel decides which functions its home screen has, and how much fits on it. */
export type HomeOwner = Pick<Session['channel'], 'cocId' | 'membershipCode'>

const ofChambers: ReadonlySet<HomeFunction> = new Set(['news', 'companies'])
/** What the conference-room-system mode hides. */
const ofTraining: ReadonlySet<HomeFunction> = new Set(['courses', 'lives', 'files', 'notices'])

/** Whether courses and lives are hidden from a channel, so that nothing may lead to them. */
export const hidesCourses = ({ membershipCode }: HomeOwner): boolean => membershipFlags(membershipCode).iswmr

/** The functions that a channel has. */
export const functionsOf = (owner: HomeOwner): HomeFunction[] =>
  homeFunctions.filter(
    (one) => (owner.cocId !== null || !ofChambers.has(one)) && !(hidesCourses(owner) && ofTraining.has(one)),
  )

/** The icons of a channel in their order: those it has set, then the others as they are without a word. */
export function iconsOf(owner: HomeOwner, icons: readonly HomeIcon[]): HomeIcon[] {
  const known = functionsOf(owner)
  const set = icons.filter(({ icon }) => known.includes(icon))
  const others = known.filter((one) => !set.some(({ icon }) => icon === one))
  return [...set, ...others.map((icon) => ({ icon, caption: '', picture: '', hidden: false }))]
}
