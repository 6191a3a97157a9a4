import * as z from 'zod/mini'
import { impersonal, personal, type PersonalKind } from './personal.ts'
import { optionalText, requiredText } from './text.ts'
import { foldPhone } from './fold.ts'
import { isMobile } from './mobile.ts'
import { rule } from './rule.ts'

/** Endings of a video link (seed section 5). */
const videoEndings = 'swf|avi|flv|mpg|rm|mov|wav|asf|3gp|mkv|rmvb|mp4'

const videoLink = new RegExp(`^https?://\\S+\\.(?:${videoEndings})$`, 'i')

const mailLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const mail = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${mailLabel}(?:\\.${mailLabel})+$`, 'i')

/** The host of an http, https or ftp link without white space; none for anything else. */
function hostOf(text: string): string | undefined {
  const authority = /^(?:https?|ftp):\/\/([^\s/?#]+)(?:[/?#]\S*)?$/i.exec(text)?.[1]
  if (authority === undefined) return undefined
  const place = authority.slice(authority.lastIndexOf('@') + 1)
  return /^([^:]+)(?::\d{1,5})?$/.exec(place)?.[1]
}

/**
 * The ten reusable format rules of seed section 5, by the names they have there. Each looks at a text once: the time is
 * linear in its length.
 */
export const formats = {
  /** Exactly 11 digits starting 13, 14, 15, 17 or 18, or as the operator widened it. */
  mobile: isMobile,
  /** An http, https or ftp URL whose host contains a dot, with something on both sides of it. */
  vlinkurl: (text: string): boolean => /^[^.]+(?:\.[^.]+)+$/.test(hostOf(text) ?? ''),
  /** http, https, ftp, rtsp, mms or file, then ://, then characters that are no white space. */
  applinkurl: (text: string): boolean => /^(?:https?|ftp|rtsp|mms|file):\/\/\S+$/i.test(text),
  /** An http(s) URL with the ending of a video, in either case. */
  videoURL: (text: string): boolean => videoLink.test(text),
  /** An e-mail address as browsers accept it (HTML standard), with a dot in the domain; at most 254 characters. */
  mail: (text: string): boolean => text.length <= 254 && mail.test(text),
  /** Up to 10 integer digits and, after a point, 1 or 2 decimals. */
  price: (text: string): boolean => /^\d{1,10}(?:\.\d{1,2})?$/.test(text),
  /** 6 to 20 word characters: letters, digits, underscore. */
  channelPassword: (text: string): boolean => /^\w{6,20}$/.test(text),
  /** Starts with http, https or ftp, then ://. */
  htmllink: (text: string): boolean => /^(?:https?|ftp):\/\//i.test(text),
  /** 0, or 1 to 3 digits with no leading zero. */
  xuliehao: (text: string): boolean => /^(?:0|[1-9]\d{0,2})$/.test(text),
  /** 0, or 1 to 4 digits with no leading zero. */
  serialNumber: (text: string): boolean => /^(?:0|[1-9]\d{0,3})$/.test(text),
} as const
export type Format = keyof typeof formats

/** The code of each format's message. */
export const formatCodes = {
  mobile: 'rule.mobile',
  vlinkurl: 'rule.vlinkurl',
  applinkurl: 'rule.applinkurl',
  videoURL: 'rule.video_url',
  mail: 'rule.mail',
  price: 'rule.price',
  channelPassword: 'rule.channel_password',
  htmllink: 'rule.htmllink',
  xuliehao: 'rule.xuliehao',
  serialNumber: 'rule.serial_number',
} as const satisfies Readonly<Record<Format, string>>

/** Most characters of a link (seed section 5, official URL). */
export const maxLink = 500

/** What texts of a format tell of a person; of the others they tell nothing. */
const kinds: Readonly<Partial<Record<Format, PersonalKind>>> = { mobile: 'phone', mail: 'email' }

const marked = <S extends z.ZodMiniType>(format: Format, text: S): S => {
  const kind = kinds[format]
  return kind ? personal(kind, text) : impersonal(text)
}

const folded = (format: Format) => z.overwrite((text: string) => (format === 'mobile' ? foldPhone(text) : text))

/** Trimmed text of that format; cannot be empty. A mobile number may be written in any way that leaves one meaning. */
export const requiredFormat = (format: Format, max = maxLink) =>
  marked(format, requiredText(max)).check(folded(format), rule(formatCodes[format], formats[format]))

/** Trimmed text of that format, or ''; absent is ''. */
export const optionalFormat = (format: Format, max = maxLink) =>
  marked(format, optionalText(max)).check(
    folded(format),
    rule(formatCodes[format], (text: string) => text === '' || formats[format](text)),
  )
