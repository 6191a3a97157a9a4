import * as z from 'zod/mini'
import { applicationTypes, linkForms, videoTypes } from '../applications/application.ts'
import { named } from '../contract/named.ts'
import { impersonal } from '../rules/personal.ts'
import { carouselLinkTypes } from './carousel.ts'
import { colourSchemes } from './colour-schemes.ts'
import { homeFunctions } from './home-screen.ts'
import type { HomePart } from './home-part.ts'

const words = impersonal(z.string())
const items = <const Name extends string, Item extends z.ZodMiniType>(name: Name, item: Item) =>
  named(name, z.object({ items: z.array(item) }))

const [url, course, video] = applicationTypes
const shared = { name: words, logo: words }
const application = named(
  'ShownApplication',
  z.discriminatedUnion('type', [
    z.object({ ...shared, type: z.literal(url), link: words, linkForm: z.enum(linkForms) }),
    z.object({ ...shared, type: z.literal(course), courseId: words }),
    z.object({ ...shared, type: z.literal(video), videoType: z.enum(videoTypes), video: words }),
  ]),
)

const applications = items('ShownApplications', application)

/** What each part holds as it was stored: a rule that came later does not hide what was published before it. */
export const shownContents = {
  carousel: items(
    'ShownCarousel',
    named(
      'ShownCarouselItem',
      z.object({ imageName: words, image: words, linkType: z.enum(carouselLinkTypes), linkAddress: words }),
    ),
  ),
  videos: items('ShownVideos', named('ShownVideo', z.object({ name: words, videoUrl: words, cover: words }))),
  logo: named('ShownLogo', z.object({ logo: words, logoText: words, logoMiniText: words })),
  theme: named(
    'ShownTheme',
    z.object({
      colourScheme: z.enum([...colourSchemes, 'custom']),
      background: words,
      tone: z.enum(['dark', 'light']),
      veil: z.number(),
    }),
  ),
  icons: items(
    'ShownIcons',
    named('ShownIcon', z.object({ icon: z.enum(homeFunctions), caption: words, picture: words, hidden: z.boolean() })),
  ),
  homeApps: applications,
  toolApps: applications,
} as const satisfies Readonly<Record<HomePart, z.ZodMiniType>>
