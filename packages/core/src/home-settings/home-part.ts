import { type Flag, holdsFlag } from '../permissions/flags.ts'
import { anyFlagNeeded } from '../permissions/need.ts'
import type { Session } from '../sessions/session.ts'

/** The parts of a home screen, each with a draft of its own. */
export const homeParts = ['carousel', 'videos', 'logo', 'theme', 'icons', 'homeApps', 'toolApps'] as const
export type HomePart = (typeof homeParts)[number]

/** The flag that lets a part be edited. */
export const partFlags = {
  carousel: 'homeCarousel',
  videos: 'homeVideo',
  logo: 'homeLogo',
  theme: 'homeBackground',
  icons: 'homeIcon',
  homeApps: 'homeApplication',
  toolApps: 'toolApplication',
} as const satisfies Readonly<Record<HomePart, Flag>>

/** Whoever may edit some part. */
export const anyPartNeeded = anyFlagNeeded(...homeParts.map((part) => partFlags[part]))

/** The parts that somebody with these flags may edit. */
export const partsWith = (flags: readonly boolean[]): HomePart[] =>
  homeParts.filter((part) => holdsFlag(flags, partFlags[part]))

/** The parts that a session may edit; none for the provider, who acts inside no channel. */
export const partsFor = ({ account, channel }: Session): HomePart[] =>
  account.role === 'provider' ? [] : partsWith(channel.flags)
