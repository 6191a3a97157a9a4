import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityEndpoints, entityParams, storedFields } from '../contract/entity-endpoints.ts'
import { listQuery, search } from '../contract/list.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { businessAndFlag, businessNeeded, chamberOnly, linkNeeded } from '../permissions/need.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { linkParams } from '../public-sessions/public-session-endpoints.ts'
import { sessionRef } from '../public-sessions/public-session.ts'
import { openedPictures } from '../rich-text/opened-pictures.ts'
import { shownRichText } from '../rich-text/rich-text-field.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { queryText } from '../rules/text.ts'
import { codeStates } from '../sms-codes/sms-code.ts'
import { exportEndpoint, importEndpoint } from '../spreadsheets/table-endpoint.ts'
import { activityDraft, activityLimits, activityStatuses } from './activity.ts'

/** An activity as stored: `confirmed` have a place, `waiting` wait for one. */
export const activity = z.object({
  ...activityDraft.shape,
  ...shownRichText('content'),
  ...storedFields,
  status: z.literal([...activityStatuses]),
  confirmed: z.number(),
  waiting: z.number(),
})
export type Activity = z.output<typeof activity>

/** An activity in a list: the words of its content alone. */
export const activityRow = z.omit(activity, { content: true })
export type ActivityRow = z.output<typeof activityRow>

const filters = {
  q: search(),
  status: z.optional(z.enum(['0', '1', '2'])),
  /** Who holds it, by the whole name. */
  company: impersonal(queryText(activityLimits.company)),
}

const path = '/api/v1/activities'
const one = { zh: '活动', en: 'an activity' }

export const activitiesContract = {
  ...entityEndpoints({
    path,
    one,
    many: { zh: '活动', en: 'activities' },
    reads: businessNeeded,
    writes: businessNeeded,
    deletesMany: chamberOnly,
    draft: activityDraft,
    entity: activity,
    row: activityRow,
    query: z.strictObject({ ...listQuery(['-startAt', 'startAt', '-updatedAt', 'updatedAt'], '-startAt'), ...filters }),
    errors: ['sms_code.off'],
    deleteErrors: [],
  }),
  import: importEndpoint({
    path: `${path}/import`,
    summary: { zh: '导入活动', en: 'Import activities from a CSV, XLSX or JSON Lines file' },
    needs: businessNeeded,
  }),
  export: exportEndpoint({
    path: `${path}/export`,
    summary: { zh: '导出活动', en: 'Export activities' },
    needs: businessNeeded,
    filters,
  }),
  expect: endpoint({
    method: 'POST',
    path: `${path}/{id}/expected-people`,
    summary: {
      zh: '把有名额的报名人加入会议的预计名单；不指定会议时按活动新建一场',
      en: 'Make those who have a place expected at a meeting; without one, at a new meeting of that title, place and time',
    },
    needs: businessAndFlag('signInMeeting'),
    params: entityParams,
    body: z.strictObject({ meetingId: z.optional(z.uuid()) }),
    answer: z.object({ meetingId: storedId, added: z.number(), already: z.number() }),
    errors: ['meeting.ended', 'meeting.cancelled', 'activities.over'],
  }),
  ...publicLinkEndpoints({ path, one, needs: chamberOnly }),
} as const

/**
 * Signing up as a public page offers it. `left`: the places that are left, null without a limit; `own`: what names the page
 * of whoever has signed up on this phone, '' where nobody has.
 */
const offered = z.object({
  isOpen: z.boolean(),
  until: storedInstant,
  left: z.nullable(z.number()),
  waitingList: z.boolean(),
  requireCode: z.boolean(),
  codes: z.enum(codeStates),
  own: z.union([sessionRef, z.literal('')]),
})

/** An activity as its public page shows it. */
export const publicActivity = z.object({
  channelName: impersonal(z.string()),
  title: personal('text', z.string()),
  place: impersonal(z.string()),
  /** Where its picture is read. */
  headImage: impersonal(z.string()),
  startAt: storedInstant,
  endAt: storedInstant,
  status: z.literal([...activityStatuses]),
  publisher: personal('name', z.string()),
  company: impersonal(z.string()),
  contact: personal('text', z.string()),
  ...shownRichText('content'),
  ...openedPictures,
  signUp: z.nullable(offered),
})
export type PublicActivity = z.output<typeof publicActivity>

export const publicActivitiesContract = {
  show: endpoint({
    method: 'GET',
    path: '/p/{token}/activity',
    summary: { zh: '公开页上的活动', en: 'Show the activity of a public page' },
    needs: linkNeeded('activity'),
    params: linkParams,
    answer: publicActivity,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/p/{token}/activity/calendar',
    summary: { zh: '下载活动的日历文件（iCalendar）', en: 'Download the activity for a calendar, as iCalendar' },
    needs: linkNeeded('activity'),
    params: linkParams,
    answer: 'stream',
  }),
} as const
