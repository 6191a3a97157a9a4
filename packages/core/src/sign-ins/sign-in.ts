import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { meetingDraft, programmeLine } from '../meetings/meeting.ts'
import { entitlements, maxParticipantName, signInWays } from '../participants/participant.ts'
import { requiredFormat } from '../rules/formats.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { secret } from '../rules/secret.ts'
import { exactText, requiredName } from '../rules/text.ts'
import { codeStates, smsCode } from '../sms-codes/sms-code.ts'

/** Seconds for which the code on the screen stays; the one before it is taken, too. */
export const stepSeconds = 10
/** Sign-ins of one browser in a meeting beyond which all of them are looked at by the organiser. */
export const mostOfBrowser = 2

/** The rotating code: 96 bits of an HMAC, as base64url. */
export const rotatingCode = impersonal(exactText(64))

/** The lock of a phone, or a value that it gives: SHA-256, hex. */
export const lockText = impersonal(exactText(64))

/** What a phone sends to sign in: as much of it as the meeting asks for. */
export const signInDraft = named(
  'SignIn',
  z.strictObject({
    name: z.optional(personal('name', requiredName(maxParticipantName))),
    phone: z.optional(requiredFormat('mobile')),
    code: z.optional(smsCode),
    lock: z.optional(lockText),
    /** What the server answered to a code of WeChat. */
    weChat: z.optional(impersonal(exactText(300))),
  }),
)
export type SignInDraft = z.output<typeof signInDraft>

/** What the form of a sign-in can ask for. */
export const asked = ['name', 'phone', 'code'] as const

/** What the form asks for: a printed code may be anybody's, so that it asks who it is. */
export function asksOf(
  { requireUserInfo, requireCode }: { readonly requireUserInfo: boolean; readonly requireCode: boolean },
  isPrinted: boolean,
): (typeof asked)[number][] {
  if (requireCode) return [...asked]
  return requireUserInfo || isPrinted ? ['name', 'phone'] : []
}

/** What every page of a meeting says of it. `background` is where its picture is read, '' for none. */
const head = {
  channelName: impersonal(z.string()),
  meeting: impersonal(z.string()),
  address: impersonal(z.string()),
  startAt: storedInstant,
  endAt: impersonal(z.string()),
  description: personal('text', z.string()),
  background: impersonal(z.string()),
} as const

/** The page on which somebody signs in; `endsAt`: until when this phone may; `weChat`: how to ask WeChat who it is. */
export const signInPage = z.object({
  ...head,
  asks: z.array(z.enum(asked)),
  codes: z.enum(codeStates),
  weChat: z.nullable(z.object({ appId: impersonal(z.string()), state: impersonal(z.string()) })),
  endsAt: storedInstant,
})
export type SignInPage = z.output<typeof signInPage>

/** Somebody's place in a meeting, on their own phone. */
export const place = z.object({
  ...head,
  programme: z.array(programmeLine),
  name: personal('name', z.string()),
  number: z.number(),
  seat: impersonal(z.string()),
  code: impersonal(z.string()),
  way: z.enum(signInWays),
  signedInAt: storedInstant,
  entitlement: z.enum(entitlements),
  signInLinkType: meetingDraft.shape.signInLinkType,
  jumpLink: impersonal(z.string()),
  jumpText: impersonal(z.string()),
  /** The public account that the page offers to follow; '' for none. */
  bizID: impersonal(z.string()),
  /** The lock of this place; '' where no phone made one, or where it was used. */
  lock: impersonal(z.string()),
  won: z.array(z.object({ award: impersonal(z.string()), prize: impersonal(z.string()) })),
})
export type Place = z.output<typeof place>

/** Somebody on the wall, the latest first. */
const wallName = named(
  'WallName',
  z.object({ number: z.number(), name: personal('name', z.string()), company: impersonal(z.string()) }),
)
export type WallName = z.output<typeof wallName>

/** Names that the wall holds. */
export const mostOnWall = 24
/** Minutes whose sign-ins the screen draws. */
export const minutesShown = 18

/**
 * The sign-in of a meeting as a screen follows it. `code`: the address that phones scan now, and when the next one comes;
 * null while nobody can sign in by it. `perMinute`: the sign-ins of each of the last minutes, the present one last.
 */
export const signInState = named(
  'SignInState',
  z.object({
    expected: z.number(),
    signedIn: z.number(),
    isOpen: z.boolean(),
    hasLink: z.boolean(),
    code: z.nullable(z.object({ url: secret(impersonal(z.string())), nextAt: storedInstant })),
    wall: z.array(wallName),
    perMinute: z.array(z.number()),
  }),
)
export type SignInState = z.output<typeof signInState>
