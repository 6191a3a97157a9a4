import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { named } from '../contract/named.ts'
import { openTo } from '../content-permissions/content-permission.ts'
import { formats } from '../rules/formats.ts'
import { atMost } from '../rules/list.ts'
import { ruleAt } from '../rules/rule.ts'
import { exactText, optionalAddress, optionalText, optionalUpload, requiredName, requiredText } from '../rules/text.ts'
import { endsAfterStart, optionalInstant, requiredInstant } from '../rules/time.ts'
import { uploadTo } from '../uploads/upload-to.ts'

/** How an attendee gets from the QR code to the meeting: our own page, or a jump link. */
export const signInLinkTypes = ['page', 'jump'] as const

/** Who may win: whoever was verified, or everyone who is there. */
export const winnerChoices = ['verified', 'everyone'] as const

export const maxMeetingName = 50
export const maxMeetingAddress = 100
export const maxMeetingDescription = 200
export const maxProgrammeLines = 30
export const maxProgrammeText = 50
export const maxJumpText = 10
export const maxBizId = 50
export const maxAppId = 50
export const maxAppSecret = 100

/** When people sign in: an hour before the start until the end, or as somebody opened or closed it by hand. */
export const signInWindows = ['byTime', 'open', 'closed'] as const

/** A line of a meeting's programme. */
export const programmeLine = named(
  'ProgrammeLine',
  z.strictObject({
    time: impersonal(requiredText(11)),
    title: personal('text', requiredText(maxProgrammeText)),
    note: personal('text', optionalText(maxProgrammeText)),
  }),
)
export type ProgrammeLine = z.output<typeof programmeLine>

interface Links {
  readonly signInLinkType: string
  readonly jumpLink: string
  readonly ownPublicAccount: boolean
  readonly appId: string
}

interface Codes {
  readonly requireUserInfo: boolean
  readonly requireCode: boolean
}

/**
 * A meeting with sign-in (seed section 3). `bizID` is the WeChat public account's whose profile the page offers to follow;
 * `appId` and `appSecret` are those of the chamber's own public account, if it authorised one: the secret is never
 * answered, and an empty one keeps the one that is stored; `requireUserInfo`: the attendee gives name and phone, with
 * `requireCode` a code that was sent to it; `walkIns`: people who are not expected sign in by themselves; `showCompany`: the
 * wall and the big screen of draws name companies;
 * `visibleToChannels`: sub-channels in its groups see it.
 */
export const meetingDraft = z
  .strictObject({
    name: impersonal(requiredName(maxMeetingName)),
    address: impersonal(requiredText(maxMeetingAddress)),
    startAt: requiredInstant,
    /** '' for a meeting that somebody ends by hand. */
    endAt: optionalInstant,
    description: personal('text', optionalText(maxMeetingDescription)),
    programme: z._default(z.array(programmeLine).check(atMost(maxProgrammeLines)), []),
    signInLinkType: z._default(z.enum(signInLinkTypes), 'page'),
    bizID: impersonal(optionalText(maxBizId)),
    jumpLink: optionalAddress,
    jumpText: impersonal(optionalText(maxJumpText)),
    signInWindow: z._default(z.enum(signInWindows), 'byTime'),
    requireUserInfo: z._default(z.boolean(), true),
    requireCode: z._default(z.boolean(), false),
    walkIns: z._default(z.boolean(), true),
    showCompany: z._default(z.boolean(), false),
    winners: z._default(z.enum(winnerChoices), 'verified'),
    /** Who has won in an earlier draw of the meeting is not drawn again. */
    leaveOutWinners: z._default(z.boolean(), true),
    /** Who wins is told by SMS, where their phone is known. */
    tellWinners: z._default(z.boolean(), false),
    ownPublicAccount: z._default(z.boolean(), false),
    appId: impersonal(optionalText(maxAppId)),
    appSecret: impersonal(z._default(exactText(maxAppSecret), '')),
    visibleToChannels: z._default(z.boolean(), false),
    background: uploadTo('meetingBackground', optionalUpload),
  })
  .check(
    endsAfterStart('startAt', 'endAt'),
    ruleAt<Links>('jumpLink', 'rule.htmllink', ({ signInLinkType, jumpLink }) =>
      signInLinkType === 'jump' || jumpLink !== '' ? formats.htmllink(jumpLink ?? '') : true,
    ),
    ruleAt<Codes>(
      'requireCode',
      'meeting.code_without_info',
      ({ requireCode, requireUserInfo }) => requireCode !== true || requireUserInfo !== false,
    ),
    ruleAt<Links>('appId', 'rule.required', ({ ownPublicAccount, appId }) => !ownPublicAccount || appId !== ''),
  )
export type MeetingDraft = z.output<typeof meetingDraft>

/** What the form of a meeting holds: the meeting, and the channel groups that it is open to. */
export const meetingForm = z.safeExtend(meetingDraft, openTo)

/** The three states of the list, by the type code in the path of the settings (seed section 2). */
export const meetingStates = ['notStarted', 'inProgress', 'ended'] as const
export type MeetingState = (typeof meetingStates)[number]
export const typeCodeOf = (state: MeetingState): string => String(meetingStates.indexOf(state))

/** When a meeting begins and ends, by its times and by hand; ISO 8601, '' or null where nothing is said. */
export interface MeetingTimes {
  readonly startAt: string
  readonly endAt: string
  readonly startedAt: string | null
  readonly endedAt: string | null
  readonly cancelledAt: string | null
}

/** Its choices. */
export const meetingChoices = {
  state: 'states',
  winners: 'winners',
  signInLinkType: 'linkTypes',
  signInWindow: 'windows',
} as const
