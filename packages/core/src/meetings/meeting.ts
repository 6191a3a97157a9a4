import * as z from 'zod/mini'
import { formats } from '../rules/formats.ts'
import { ruleAt } from '../rules/rule.ts'
import { optionalAddress, optionalText, optionalUpload, requiredText } from '../rules/text.ts'
import { endsAfterStart, optionalInstant, requiredInstant } from '../rules/time.ts'

/** How an attendee gets from the QR code to the meeting: our own page, or a jump link. */
export const signInLinkTypes = ['page', 'jump'] as const

interface Links {
  readonly signInLinkType: string
  readonly jumpLink: string
  readonly ownPublicAccount: boolean
  readonly appId: string
  readonly appSecret: string
}

/**
 * A meeting with sign-in (seed section 3). `bizID` is the WeChat public account's; `appId` and `appSecret` are those of
 * the chamber's own public account, if it authorised one; `requireUserInfo`: the attendee gives name and phone;
 * `visibleToChannels`: sub-channels see it.
 */
export const meetingDraft = z
  .strictObject({
    name: requiredText(50),
    address: requiredText(100),
    startAt: requiredInstant,
    /** '' for a meeting that somebody ends by hand. */
    endAt: optionalInstant,
    description: optionalText(200),
    signInLinkType: z._default(z.enum(signInLinkTypes), 'page'),
    bizID: optionalText(50),
    jumpLink: optionalAddress,
    requireUserInfo: z._default(z.boolean(), true),
    ownPublicAccount: z._default(z.boolean(), false),
    appId: optionalText(50),
    appSecret: optionalText(100),
    visibleToChannels: z._default(z.boolean(), true),
    background: optionalUpload,
  })
  .check(
    endsAfterStart('startAt', 'endAt'),
    ruleAt<Links>('jumpLink', 'rule.htmllink', ({ signInLinkType, jumpLink }) =>
      signInLinkType === 'jump' || jumpLink !== '' ? formats.htmllink(jumpLink ?? '') : true,
    ),
    ruleAt<Links>('appId', 'rule.required', ({ ownPublicAccount, appId }) => !ownPublicAccount || appId !== ''),
    ruleAt<Links>(
      'appSecret',
      'rule.required',
      ({ ownPublicAccount, appSecret }) => !ownPublicAccount || appSecret !== '',
    ),
  )
export type MeetingDraft = z.output<typeof meetingDraft>
