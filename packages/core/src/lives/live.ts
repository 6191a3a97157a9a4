import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { openTo } from '../content-permissions/content-permission.ts'
import { optionalFormat, requiredFormat } from '../rules/formats.ts'
import { optionalId, requiredId, requiredName, requiredUpload } from '../rules/text.ts'
import { endsAfterStart, requiredInstant } from '../rules/time.ts'
import { uploadTo } from '../uploads/upload-to.ts'
import { referenceTo } from '../rules/reference.ts'

/** Status codes of a live (seed section 4): F not started, L live, C ended, P paused. */
export const liveStatuses = ['F', 'L', 'C', 'P'] as const
export type LiveStatus = (typeof liveStatuses)[number]

/** What the list shows (seed section 4): a paused live is live. */
export const liveListStates = ['notStarted', 'live', 'ended'] as const
export type LiveListState = (typeof liveListStates)[number]

export const listStateOf = (status: LiveStatus): LiveListState =>
  status === 'F' ? 'notStarted' : status === 'C' ? 'ended' : 'live'

/** When a live ends, or ended if it has: that is seldom when it was planned. */
export const endOf = ({ endAt, endedAt }: { readonly endAt: string; readonly endedAt: string | null }): string =>
  endedAt ?? endAt

/** Type codes (seed section 4): ROOM quality (excellent), ROOM2 big-name (by phone), ROOMX internal. */
export const liveTypes = ['ROOM', 'ROOM2', 'ROOMX'] as const
export type LiveType = (typeof liveTypes)[number]

/** Sources (seed section 4). */
export const liveSources = ['quality', 'bigName', 'mobile', 'computer'] as const

export type LiveSource = (typeof liveSources)[number]

/** Characters of a live's name at most. */
export const maxLiveName = 50

/**
 * What a person fills in about a live (seed section 3). `recording`: keep the stream, so that the live can become an
 * on-demand course of `courseCategoryId`.
 */
export const liveDraft = z
  .strictObject({
    name: impersonal(requiredName(maxLiveName)),
    type: z.enum(liveTypes),
    source: z._default(z.enum(liveSources), 'computer'),
    headImage: uploadTo('liveImage', requiredUpload),
    startAt: requiredInstant,
    endAt: requiredInstant,
    tutorId: referenceTo('tutors', requiredId),
    tutorPhone: optionalFormat('mobile'),
    recording: z._default(z.boolean(), true),
    courseCategoryId: referenceTo('courseCategories', optionalId),
  })
  .check(endsAfterStart('startAt', 'endAt'))
export type LiveDraft = z.output<typeof liveDraft>

/** What the form of a live holds: the live, and the channel groups that it is open to. */
export const liveForm = z.safeExtend(liveDraft, openTo)

/** Traffic that a live consumed, in bytes (seed section 3). */
export const liveTraffic = z.object({ live: z.number(), storage: z.number(), playback: z.number() })

/** The address that the tutor's program pushes the stream to. */
export const pushAddress = requiredFormat('applinkurl')

/** Its choices. */
export const liveChoices = { type: 'types', source: 'sources', status: 'status' } as const
