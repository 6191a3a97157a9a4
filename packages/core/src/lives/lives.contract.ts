import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { endpoint } from '../contract/endpoint.ts'
import { entityEndpoints, entityParams, storedFields } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery, search } from '../contract/list.ts'
import { named } from '../contract/named.ts'
import { anySession, flagNeeded } from '../permissions/need.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { referenceTo } from '../rules/reference.ts'
import { rule } from '../rules/rule.ts'
import { optionalText } from '../rules/text.ts'
import { exportEndpoint } from '../spreadsheets/table-endpoint.ts'
import { isVideoLink } from '../uploads/video-link.ts'
import { liveDraft, liveListStates, liveStatuses, liveTraffic, liveTypes } from './live.ts'

const uploadCourse = flagNeeded('uploadCourse')

/** A live as stored: `endedAt` is when it ended, null before; `viewerCount` has watched it, `traffic` it consumed; `courseId` once it is an on-demand course. */
export const live = z.object({
  ...liveDraft.shape,
  ...storedFields,
  /** '' once the tutor was deleted. */
  tutorId: referenceTo('tutors', impersonal(z.string())),
  status: z.enum(liveStatuses),
  endedAt: z.nullable(storedInstant),
  tutorName: personal('name', z.string()),
  viewerCount: z.number(),
  traffic: liveTraffic,
  recordingUrl: impersonal(z.string()),
  courseId: z.nullable(storedId),
})
export type Live = z.output<typeof live>

/** `state` is one of the three that the list shows (seed section 4). */
export const liveListQuery = z.strictObject({
  ...listQuery(['-startAt', 'startAt', 'name', '-name'], '-startAt'),
  q: search(),
  state: z.optional(z.enum(liveListStates)),
  type: z.optional(z.enum(liveTypes)),
})
export type LiveListQuery = z.output<typeof liveListQuery>

/** What a person may do to a live by hand; converting makes a course of its recording. */
export const liveActions = ['start', 'pause', 'resume', 'end'] as const

/** Where the tutor's program pushes the stream, and the key that it gives. */
const pushing = named('PushAddress', z.object({ server: impersonal(z.string()), key: impersonal(z.string()) }))

export const livesContract = {
  ...entityEndpoints({
    path: '/api/v1/lives',
    one: { zh: '直播', en: 'a live' },
    many: { zh: '直播', en: 'lives' },
    reads: anySession,
    writes: uploadCourse,
    draft: liveDraft,
    entity: live,
    row: live,
    query: liveListQuery,
    errors: ['live.tutor_missing', 'category.missing', 'live.wrong_status'],
  }),
  export: exportEndpoint({
    path: '/api/v1/lives/export',
    summary: { zh: '导出直播', en: 'Export lives' },
    needs: anySession,
    filters: z.pick(liveListQuery, { q: true, state: true, type: true }).shape,
  }),
  ...publicLinkEndpoints({ path: '/api/v1/lives', one: { zh: '直播', en: 'a live' }, needs: uploadCourse }),
  act: endpoint({
    method: 'POST',
    path: '/api/v1/lives/{id}/status',
    summary: { zh: '开始、暂停、继续或结束直播', en: 'Start, pause, resume or end a live' },
    needs: uploadCourse,
    params: entityParams,
    body: z.strictObject({ action: z.enum(liveActions) }),
    answer: live,
    errors: ['live.wrong_status', 'live.already_course'],
  }),
  convert: endpoint({
    method: 'POST',
    path: '/api/v1/lives/{id}/course',
    summary: { zh: '把已结束的直播转为点播课程', en: 'Make an on-demand course of an ended live' },
    needs: uploadCourse,
    params: entityParams,
    answer: live,
    errors: ['live.wrong_status', 'live.already_course', 'live.no_recording'],
  }),
  setRecording: endpoint({
    method: 'PUT',
    path: '/api/v1/lives/{id}/recording',
    summary: { zh: '补充录像地址', en: 'Give a live its recording' },
    needs: uploadCourse,
    params: entityParams,
    body: z.strictObject({
      recordingUrl: impersonal(optionalText(500)).check(
        rule('rule.video_url', (text: string) => text === '' || isVideoLink(text)),
      ),
    }),
    answer: live,
    errors: ['live.already_course'],
  }),
  pushAddress: endpoint({
    method: 'GET',
    path: '/api/v1/lives/{id}/push-address',
    summary: { zh: '推流地址和密钥', en: 'Show where to push the stream, and the key' },
    needs: uploadCourse,
    params: entityParams,
    answer: pushing,
  }),
  watchAddress: endpoint({
    method: 'GET',
    path: '/api/v1/lives/{id}/watch-address',
    summary: { zh: '观看地址', en: 'Show where to watch the stream' },
    needs: anySession,
    params: entityParams,
    answer: z.object({ url: impersonal(z.string()) }),
  }),
  renewKey: endpoint({
    method: 'POST',
    path: '/api/v1/lives/{id}/push-address',
    summary: { zh: '更换推流密钥', en: 'Renew the key of the stream' },
    needs: uploadCourse,
    params: entityParams,
    answer: pushing,
  }),
} as const

/**
 * A live of the main channel above as a sub-channel sees it; links to files in it are signed and end by themselves.
 * `watchUrl` is where its stream is while it is live, '' otherwise.
 */
export const receivedLive = z.object({
  ...z.pick(live, {
    id: true,
    name: true,
    type: true,
    headImage: true,
    startAt: true,
    endAt: true,
    endedAt: true,
    status: true,
    tutorName: true,
    viewerCount: true,
    recordingUrl: true,
  }).shape,
  channelName: impersonal(z.string()),
  watchUrl: impersonal(z.string()),
})
export type ReceivedLive = z.output<typeof receivedLive>

export const receivedLivesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/received-lives',
    summary: { zh: '主频道开放的直播', en: 'List the lives that the main channel has opened to this channel' },
    needs: anySession,
    query: liveListQuery,
    answer: listAnswer(receivedLive),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/received-lives/{id}',
    summary: { zh: '主频道开放的直播详情', en: 'Show a live that the main channel has opened to this channel' },
    needs: anySession,
    params: entityParams,
    answer: receivedLive,
  }),
} as const
