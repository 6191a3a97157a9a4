import type { ApplicationDraft } from '../applications/application.ts'
import type { UploadSlotName } from '../uploads/upload-slot.ts'
import type { HomeContent } from './home-document.ts'
import type { HomePart } from './home-part.ts'

/** The slots of what home screens show: what nothing names of them is cleared away. */
export const homeSlots = [
  'carouselImage',
  'homeVideo',
  'homeVideoCover',
  'homeLogo',
  'homeBackground',
  'themeVideo',
  'homeIcon',
  'homeApplicationLogo',
  'homeApplicationVideo',
  'toolApplicationLogo',
  'toolApplicationVideo',
] as const satisfies readonly UploadSlotName[]

/** Where a content names a file: its dotted path, the name of what it is part of, and the slots that it may be of. */
export interface FilePlace {
  readonly path: string
  readonly name: string
  readonly slots: readonly UploadSlotName[]
  /** Whether a link to elsewhere may stand in its place. */
  readonly isLinkable: boolean
}

/** Answers the address that stands in place of `address`. */
export type EachFile = (address: string, place: FilePlace) => string

type Content = { [Part in HomePart]: { readonly part: Part; readonly content: HomeContent<Part> } }[HomePart]

const appFiles = (
  each: EachFile,
  { items }: { readonly items: readonly ApplicationDraft[] },
  logo: UploadSlotName,
  video: UploadSlotName,
) => ({
  items: items.map((item, at) => ({
    ...item,
    logo: each(item.logo, { path: `items.${at}.logo`, name: item.name, slots: [logo], isLinkable: false }),
    ...(item.type === 'video' && item.videoType === 'file'
      ? { video: each(item.video, { path: `items.${at}.video`, name: item.name, slots: [video], isLinkable: false }) }
      : {}),
  })),
})

function changed({ part, content }: Content, every: EachFile): unknown {
  // What is not there needs no address.
  const each: EachFile = (address, place) => (address === '' ? '' : every(address, place))
  switch (part) {
    case 'carousel':
      return {
        items: content.items.map((item, at) => ({
          ...item,
          image: each(item.image, {
            path: `items.${at}.image`,
            name: item.imageName,
            slots: ['carouselImage'],
            isLinkable: false,
          }),
        })),
      }
    case 'videos':
      return {
        items: content.items.map((item, at) => ({
          ...item,
          videoUrl: each(item.videoUrl, {
            path: `items.${at}.videoUrl`,
            name: item.name,
            slots: ['homeVideo'],
            isLinkable: true,
          }),
          cover: each(item.cover, {
            path: `items.${at}.cover`,
            name: item.name,
            slots: ['homeVideoCover'],
            isLinkable: false,
          }),
        })),
      }
    case 'logo':
      return {
        ...content,
        logo: each(content.logo, { path: 'logo', name: content.logoText, slots: ['homeLogo'], isLinkable: false }),
      }
    case 'theme':
      return {
        ...content,
        background: each(content.background, {
          path: 'background',
          name: '',
          slots: ['homeBackground', 'themeVideo'],
          isLinkable: false,
        }),
      }
    case 'icons':
      return {
        items: content.items.map((item, at) => ({
          ...item,
          picture: each(item.picture, {
            path: `items.${at}.picture`,
            name: item.caption || item.icon,
            slots: ['homeIcon'],
            isLinkable: false,
          }),
        })),
      }
    case 'homeApps':
      return appFiles(each, content, 'homeApplicationLogo', 'homeApplicationVideo')
    case 'toolApps':
      return appFiles(each, content, 'toolApplicationLogo', 'toolApplicationVideo')
  }
}

/** The content of a part with other addresses of its files. */
export const withFiles = <Part extends HomePart>(
  part: Part,
  content: HomeContent<Part>,
  each: EachFile,
): HomeContent<Part> => changed({ part, content } as Content, each) as HomeContent<Part>

/** The files that the content of a part names. */
export function filesIn<Part extends HomePart>(
  part: Part,
  content: HomeContent<Part>,
): (FilePlace & { readonly address: string })[] {
  const files: (FilePlace & { readonly address: string })[] = []
  withFiles(part, content, (address, place) => {
    files.push({ ...place, address })
    return address
  })
  return files
}

/** What a link of a home screen leads to within the product. */
export const targetKinds = ['course', 'live'] as const
export type TargetKind = (typeof targetKinds)[number]

/** A course or a live that a content leads to: where it says so, and the name of what leads there. */
export interface NamedTarget {
  readonly path: string
  readonly name: string
  readonly kind: TargetKind
  readonly id: string
}

/** The courses and lives that the content of a part leads to. */
export function targetsIn<Part extends HomePart>(of: Part, its: HomeContent<Part>): NamedTarget[] {
  const { part, content } = { part: of, content: its } as Content
  if (part === 'carousel')
    return content.items.flatMap(({ linkType: kind, linkAddress: id, imageName: name }, at) =>
      kind === 'course' || kind === 'live' ? [{ path: `items.${at}.linkAddress`, name, kind, id }] : [],
    )
  if (part === 'homeApps' || part === 'toolApps')
    return content.items.flatMap((item, at) =>
      item.type === 'course'
        ? [{ path: `items.${at}.courseId`, name: item.name, kind: 'course' as const, id: item.courseId }]
        : [],
    )
  return []
}
