const kb = 1024
const mb = 1024 * kb

/** Bytes of an upload at most (seed section 9). */
export const maxVideoBytes = 1536 * mb
/** Bytes of one chunk (seed section 9). */
export const chunkBytes = 100 * mb
/** How often a failed chunk is sent again by itself (seed section 9). */
export const uploadRetries = 0
/** What the storage answers when a file is too large (seed section 5). */
export const oversizeCode = -600

/** Video endings that may be uploaded (seed section 5). */
export const videoTypes = ['flv', 'mpg', 'mpeg', 'avi', 'wmv', 'mov', 'asf', 'rm', 'rmvb', 'mkv', 'm4v', 'mp4'] as const
/** Image endings; jpeg is jpg by its other name. */
export const imageTypes = ['jpg', 'jpeg', 'png'] as const

/**
 * What a slot takes. `types` endings in lower case, none for any; a file has at most `maxBytes`, or fewer than
 * `belowBytes`; `suggested` pixels, or centimetres of a printed side.
 */
export interface UploadSlot {
  readonly kind: 'video' | 'image' | 'file'
  readonly types: readonly string[]
  readonly maxBytes?: number
  readonly belowBytes?: number
  readonly maxCount: number
  readonly suggested?: { readonly width: number; readonly height: number } | { readonly centimetres: number }
}

/** Pixels of the picture of a person. */
export const avatarSize = { width: 242, height: 242 } as const

const video = (maxBytes: number): UploadSlot => ({ kind: 'video', types: videoTypes, maxBytes, maxCount: 1 })

const image = (belowBytes: number, width?: number, height?: number): UploadSlot => ({
  kind: 'image',
  types: imageTypes,
  belowBytes,
  maxCount: 1,
  ...(width !== undefined && height !== undefined ? { suggested: { width, height } } : {}),
})

const file = (maxBytes: number, types: readonly string[] = []): UploadSlot => ({
  kind: 'file',
  types,
  maxBytes,
  maxCount: 1,
})

/**
 * Every place of the product that takes a file (seed section 5, Uploads). The seed gives the limits 1.5G, 500M and 2M
 * for videos, 200kb, 500kb and 5M for images, 100M and 2M for files, 1 or 1000 images, and the size of the tutor's
 * avatar; which other slot has which of them is decided here.
 */
export const uploadSlots = {
  lessonVideo: video(maxVideoBytes),
  freeVideo: video(maxVideoBytes),
  subtitle: file(2 * mb, ['srt', 'vtt']),
  homeVideo: video(500 * mb),
  homeApplicationVideo: video(500 * mb),
  toolApplicationVideo: video(500 * mb),
  themeVideo: video(2 * mb),
  tutorAvatar: image(200 * kb, avatarSize.width, avatarSize.height),
  courseImage: image(500 * kb, 640, 360),
  liveImage: image(500 * kb, 640, 360),
  carouselImage: image(5 * mb, 1920, 1080),
  homeVideoCover: image(500 * kb, 640, 360),
  homeBackground: image(5 * mb, 1920, 1080),
  homeLogo: image(200 * kb, 240, 80),
  homeIcon: image(200 * kb, 128, 128),
  homeApplicationLogo: image(200 * kb, 128, 128),
  toolApplicationLogo: image(200 * kb, 128, 128),
  channelLogo: image(200 * kb, 240, 240),
  organisationLogo: image(500 * kb, 240, 240),
  companyLogo: image(500 * kb, 240, 240),
  productImage: image(500 * kb, 480, 360),
  employeeAvatar: image(200 * kb, avatarSize.width, avatarSize.height),
  businessCardAvatar: image(200 * kb, avatarSize.width, avatarSize.height),
  activityImage: image(5 * mb, 1280, 720),
  prizeImage: image(500 * kb, 480, 480),
  meetingBackground: image(5 * mb, 1920, 1080),
  qrCode: { ...image(500 * kb), suggested: { centimetres: 15 } },
  newsImages: { ...image(5 * mb), maxCount: 1000 },
  textImages: image(5 * mb),
  cloudFile: file(100 * mb),
  noticeFile: file(2 * mb),
  newsFile: file(100 * mb),
} as const satisfies Readonly<Record<string, UploadSlot>>
export type UploadSlotName = keyof typeof uploadSlots
