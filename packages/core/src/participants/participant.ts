import * as z from 'zod/mini'
import { rosterWays } from '../lotteries/draw-record.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { optionalFormat, requiredFormat } from '../rules/formats.ts'
import { referenceTo } from '../rules/reference.ts'
import { optionalText, requiredId, requiredName } from '../rules/text.ts'
import type { winnerChoices } from '../meetings/meeting.ts'

export const maxParticipantName = 20
export const maxParticipantCompany = 100
export const maxSeat = 20

/** Why the organiser keeps somebody out of the draw; '' for whom nothing keeps out. */
export const exclusions = ['', 'organiser', 'sponsor'] as const
export type Exclusion = (typeof exclusions)[number]

/** Somebody who is expected at a meeting, or came without being so. `seat`: the table or seat. */
export const participantDraft = z.strictObject({
  name: personal('name', requiredName(maxParticipantName)),
  phone: optionalFormat('mobile'),
  company: impersonal(optionalText(maxParticipantCompany)),
  seat: impersonal(optionalText(maxSeat)),
  exclusion: z._default(z.enum(exclusions), ''),
})
export type ParticipantDraft = z.output<typeof participantDraft>

/** A participant as a row of a table, which names the meeting; the phone tells people apart. */
export const participantRow = z.strictObject({
  meetingId: referenceTo('meetings', requiredId),
  ...participantDraft.shape,
  phone: requiredFormat('mobile'),
})
export type ParticipantRow = z.output<typeof participantRow>

/** How a meeting came to know somebody: expected before, or added as they came. */
export const participantSources = ['expected', 'walkIn'] as const
export type ParticipantSource = (typeof participantSources)[number]

/** How somebody signed in, as the roster of a draw says it; '' for who has not. */
export const signInWays = ['', ...rosterWays] as const
export type SignInWay = (typeof signInWays)[number]

/** Whether somebody is in a draw that opens now, and why not. */
export const entitlements = ['entitled', 'absent', 'unverified', 'doubtful', 'organiser', 'sponsor'] as const
export type Entitlement = (typeof entitlements)[number]

/** The ways of signing in that prove nothing of who it is. */
export const unverifiedWays = ['open', 'printed'] as const satisfies readonly SignInWay[]

/** Whether a way of signing in proves nothing of who it is. */
export const isUnverified = (way: SignInWay): boolean => (unverifiedWays as readonly SignInWay[]).includes(way)

/** Whether somebody is in a draw of a meeting that lets `winners` win, and why not. */
export function entitlementOf(
  {
    way,
    exclusion,
    isDoubtful,
  }: { readonly way: SignInWay; readonly exclusion: Exclusion; readonly isDoubtful: boolean },
  winners: (typeof winnerChoices)[number],
): Entitlement {
  if (exclusion !== '') return exclusion
  if (way === '') return 'absent'
  if (isDoubtful) return 'doubtful'
  return isUnverified(way) && winners === 'verified' ? 'unverified' : 'entitled'
}

/** Its choices. */
export const participantChoices = {
  presence: 'presences',
  way: 'ways',
  source: 'sources',
  exclusion: 'exclusions',
  entitlement: 'entitlements',
} as const
