import * as z from 'zod/mini'
import type { ApplicationDraft } from '../applications/application.ts'
import { linkForms } from '../applications/application.ts'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { liveListStates } from '../lives/live.ts'
import { basePath } from '../routes/base-path.ts'
import { impersonal } from '../rules/personal.ts'
import { carouselTakesEffect } from './carousel.ts'
import { colourSchemes } from './colour-schemes.ts'
import type { HomeDocument } from './home-document.ts'
import { type HomeOwner, iconsOf } from './home-functions.ts'
import { type TargetKind, withFiles } from './home-names.ts'
import { homeParts, type HomePart } from './home-part.ts'
import { homeFunctions } from './home-screen.ts'

const words = impersonal(z.string())

/**
 * Where something on a home screen leads. A `course` or `live` that is marked public has the address of its public page;
 * any other is opened in the app: it has a name and no address. Of a `url` the phone and big-screen clients take every scheme of the seed; the public page follows http and https alone.
 */
const homeLink = named(
  'HomeLink',
  z.object({ kind: z.enum(['none', 'url', 'course', 'live', 'video']), address: words, name: words }),
)
export type HomeLink = z.output<typeof homeLink>

const homeApp = named(
  'HomeApplication',
  z.object({ name: words, logo: words, link: homeLink, linkForm: z.nullable(z.enum(linkForms)) }),
)
export type HomeApp = z.output<typeof homeApp>

/** The address of its public page; '' of what is not marked public, and opened in the app. */
const address = words

/** A live as a home screen shows it: no more than its name, picture, times and state. */
export const homeLive = named(
  'HomeLive',
  z.object({
    name: words,
    picture: words,
    startAt: storedInstant,
    endAt: storedInstant,
    state: z.enum(liveListStates),
    address,
  }),
)
export type HomeLive = z.output<typeof homeLive>

/** A course as a home screen shows it. */
export const homeCourse = named('HomeCourse', z.object({ name: words, picture: words, address }))
export type HomeCourse = z.output<typeof homeCourse>

/** A notice or a file as a home screen shows it: of those that are marked public alone. */
const homeEntry = named('HomeEntry', z.object({ name: words, time: storedInstant, address }))

/** What stands on a home screen beside its parts. */
export const homeLists = z.object({
  lives: z.array(homeLive),
  courses: z.array(homeCourse),
  notices: z.array(homeEntry),
  files: z.array(homeEntry),
})
export type HomeLists = z.output<typeof homeLists>

/**
 * A home screen as it is shown: on its public page, in the preview, and by the phone and big-screen clients. Pictures are
 * addresses; '' is none. `hasOwnCarousel`: whether the carousel is the channel's, or the one that is shown below 3 pictures.
 */
export const homeView = named(
  'HomeView',
  z.object({
    channelName: words,
    /** The revision that is in use; 0 before the first. */
    revision: z.number(),
    logo: z.object({ picture: words, text: words, miniText: words }),
    theme: z.object({
      colourScheme: z.enum(colourSchemes),
      background: z.nullable(
        z.object({ address: words, isVideo: z.boolean(), tone: z.enum(['dark', 'light']), veil: z.number() }),
      ),
    }),
    hasOwnCarousel: z.boolean(),
    carousel: z.array(z.object({ name: words, picture: words, link: homeLink })),
    videos: z.array(z.object({ name: words, address: words, cover: words })),
    icons: z.array(z.object({ icon: z.enum(homeFunctions), caption: words, picture: words })),
    homeApps: z.array(homeApp),
    toolApps: z.array(homeApp),
    ...homeLists.shape,
  }),
)
export type HomeView = z.output<typeof homeView>

/** Where the three pictures lie that a carousel of too few is replaced by. */
export const defaultCarousel = [1, 2, 3].map((number) => `${basePath}home/carousel-${number}.svg`)

/** What a home screen is made of. */
export interface HomeSource extends HomeLists {
  readonly document: HomeDocument
  readonly revision: number
  readonly channelName: string
  readonly owner: HomeOwner
  /** The course or live that a link leads to, and the address of its public page; nothing when it may not, or is gone. */
  readonly targetOf: (kind: TargetKind, id: string) => Pick<HomeLink, 'name' | 'address'> | undefined
  /** The address at which whoever looks reads a file of that part. */
  readonly addressOf: (part: HomePart, address: string) => string
  /** The address of a file that comes with the product. */
  readonly assetOf: (path: string) => string
}

const nowhere: HomeLink = { kind: 'none', address: '', name: '' }

/** Whether a background moves. */
export const isVideoFile = (address: string): boolean =>
  /\.(?:mp4|m4v|mov|mkv|flv|wmv|avi|asf|mpe?g|rm|rmvb)(?:\?|$)/i.test(address)

/** A home screen as it is shown. Links that lead nowhere are left out, and the defaults stand where nothing is set. */
export function homeViewOf(source: HomeSource): HomeView {
  const { revision, channelName, owner, targetOf, addressOf, assetOf, lives, courses, notices, files } = source
  const opened = Object.fromEntries(
    homeParts.map((part) => [part, withFiles(part, source.document[part], (address) => addressOf(part, address))]),
  ) as unknown as HomeDocument
  const { carousel, videos, logo, theme, icons, homeApps, toolApps } = opened

  const to = (kind: TargetKind, id: string): HomeLink => {
    const target = targetOf(kind, id)
    return target === undefined ? nowhere : { kind, address: target.address, name: target.name }
  }
  const appOf = (app: ApplicationDraft) => ({
    name: app.name,
    logo: app.logo,
    linkForm: app.type === 'url' ? app.linkForm : null,
    link:
      app.type === 'url'
        ? { kind: 'url' as const, address: app.link, name: '' }
        : app.type === 'video'
          ? { kind: 'video' as const, address: app.video, name: '' }
          : to('course', app.courseId),
  })
  const hasOwnCarousel = carouselTakesEffect(carousel.items.length)
  return {
    channelName,
    revision,
    logo: { picture: logo.logo, text: logo.logoText, miniText: logo.logoMiniText },
    theme: {
      colourScheme: theme.colourScheme === 'custom' ? 'blue' : theme.colourScheme,
      background:
        theme.colourScheme === 'custom' && theme.background !== ''
          ? {
              address: theme.background,
              isVideo: isVideoFile(theme.background),
              tone: theme.tone,
              veil: theme.veil,
            }
          : null,
    },
    hasOwnCarousel,
    carousel: hasOwnCarousel
      ? carousel.items.map(({ imageName: name, image: picture, linkType, linkAddress }) => ({
          name,
          picture,
          link:
            linkType === 'url'
              ? { kind: 'url' as const, address: linkAddress, name: '' }
              : linkType === 'none'
                ? nowhere
                : to(linkType, linkAddress),
        }))
      : defaultCarousel.map((path) => ({ name: channelName, picture: assetOf(path), link: nowhere })),
    videos: videos.items.map(({ name, videoUrl: address, cover }) => ({ name, address, cover })),
    icons: iconsOf(owner, icons.items)
      .filter(({ hidden }) => !hidden)
      .map(({ icon, caption, picture }) => ({ icon, caption, picture })),
    homeApps: homeApps.items.map(appOf),
    toolApps: toolApps.items.map(appOf),
    lives,
    courses,
    notices,
    files,
  }
}
