import * as z from 'zod/mini'
import { applications } from '../applications/application.ts'
import { named } from '../contract/named.ts'
import { carousel } from './carousel.ts'
import type { HomePart } from './home-part.ts'
import { homeIcons, homeLogoDraft, homeVideos } from './home-screen.ts'
import { themeDraft } from './theme.ts'

/** What each part of a home screen holds. */
export const homeContents = {
  carousel: named('HomeCarousel', z.strictObject({ items: carousel })),
  videos: named('HomeVideos', z.strictObject({ items: homeVideos })),
  logo: named('HomeLogo', homeLogoDraft),
  theme: named('HomeTheme', themeDraft),
  icons: named('HomeIcons', z.strictObject({ items: homeIcons })),
  homeApps: named('HomeApplications', z.strictObject({ items: applications })),
  toolApps: named('ToolApplications', z.strictObject({ items: applications })),
} as const satisfies Readonly<Record<HomePart, z.ZodMiniType>>

export type HomeContent<Part extends HomePart = HomePart> = z.output<(typeof homeContents)[Part]>

/** A home screen: all of its parts. */
export type HomeDocument = { readonly [Part in HomePart]: HomeContent<Part> }

/** What a part holds that was never published: the defaults show. */
export const emptyHome: HomeDocument = {
  carousel: { items: [] },
  videos: { items: [] },
  logo: { logo: '', logoText: '', logoMiniText: '' },
  theme: { colourScheme: 'blue', background: '', tone: 'dark', veil: 70 },
  icons: { items: [] },
  homeApps: { items: [] },
  toolApps: { items: [] },
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** Whether two contents of a part are the same; a database that keeps JSON keeps no order of keys. */
export const sameContent = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
