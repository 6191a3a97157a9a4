import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityParams } from '../contract/entity-endpoints.ts'
import { listAnswer, listQuery, search } from '../contract/list.ts'
import { named } from '../contract/named.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { administratorOnly, anyFlagNeeded, linkNeeded } from '../permissions/need.ts'
import { publicLink, publicToken } from '../public-links/public-link.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { maxInteger, queryNumber, wholeNumber } from '../rules/number.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { noRepeats } from '../rules/list.ts'
import { optionalInstant, requiredInstant } from '../rules/time.ts'
import { optionalText } from '../rules/text.ts'
import { draftEndpoint } from './draft-endpoint.ts'
import { shownContents } from './shown-contents.ts'
import { targetKinds } from './home-names.ts'
import { anyPartNeeded, type HomePart, homeParts } from './home-part.ts'
import { homeLists, homeView } from './home-view.ts'

const path = '/api/v1/home-screen'

/** Characters of what a publication is called, at most. */
export const maxPublicationName = 20

const person = personal('name', z.string())
const parts = z.array(z.enum(homeParts))

/** A part as whoever may edit it sees it: what it is to be, what is shown of it now, and where both come from. */
const partState = <Part extends HomePart>(part: Part) =>
  z.object({
    mayEdit: z.boolean(),
    /** The draft; what is shown now where nothing was changed. */
    draft: shownContents[part],
    /** What the audience sees now; an inherited part as it is here. */
    shown: shownContents[part],
    /** Whether the draft is other than what is shown. */
    isChanged: z.boolean(),
    /** What the next change of the draft is based on. */
    version: z.number(),
    editedBy: person,
    editedAt: z.nullable(storedInstant),
    /** The superior channel whose part is shown; '' for the channel's own and for the default. */
    inheritedFrom: impersonal(z.string()),
  })

/** A course or live that a link may lead to. */
export const homeTarget = named(
  'HomeTarget',
  z.object({ kind: z.enum(targetKinds), id: impersonal(z.string()), name: impersonal(z.string()) }),
)
export type HomeTarget = z.output<typeof homeTarget>

/** One that a link leads to, with the address of its public page; '' unless it is marked public. */
const shownTarget = named('ShownTarget', z.object({ ...homeTarget.shape, address: impersonal(z.string()) }))

/** A publication that made a revision: who, when, and which parts it carried. */
export const homeRevision = named(
  'HomeRevision',
  z.object({
    number: z.number(),
    name: impersonal(z.string()),
    publishedBy: person,
    publishedAt: storedInstant,
    carried: parts,
    /** The revision that it was restored from. */
    restoredFrom: z.nullable(z.number()),
  }),
)
export type HomeRevision = z.output<typeof homeRevision>

export const scheduleStates = ['waiting', 'done', 'flagsGone', 'channelDisabled'] as const
export type ScheduleState = (typeof scheduleStates)[number]

/** A publication at a set time, of what was frozen when it was set. */
export const homeSchedule = named(
  'HomeSchedule',
  z.object({
    id: storedId,
    at: storedInstant,
    name: impersonal(z.string()),
    scheduledBy: person,
    carried: parts,
    state: z.enum(scheduleStates),
  }),
)
export type HomeSchedule = z.output<typeof homeSchedule>

/** The home screen for whoever edits it. */
export const homeScreen = z.object({
  /** The number of the revision in use; 0 before the first. */
  revision: z.number(),
  parts: z.object({
    carousel: partState('carousel'),
    videos: partState('videos'),
    logo: partState('logo'),
    theme: partState('theme'),
    icons: partState('icons'),
    homeApps: partState('homeApps'),
    toolApps: partState('toolApps'),
  }),
  /** What its links lead to; a link to what is not among them is broken. */
  targets: z.array(shownTarget),
  /** Those that wait, and those of late that did not happen. */
  schedules: z.array(homeSchedule),
  ...homeLists.shape,
})
export type HomeScreen = z.output<typeof homeScreen>

/** A link or picture that a revision names and that is there no more. */
const brokenName = named(
  'BrokenName',
  z.object({
    part: z.enum(homeParts),
    name: impersonal(z.string()),
    what: z.enum(['picture', 'link']),
  }),
)
export type BrokenName = z.output<typeof brokenName>

const revisionParams = z.object({ number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxInteger)) })

/** Parts to carry; all that the session may when left out. */
const carrying = z.optional(parts.check(z.maxLength(homeParts.length), noRepeats))

export const homeDraftsContract = {
  carousel: draftEndpoint('carousel', '轮播图', 'the carousel'),
  videos: draftEndpoint('videos', '视频', 'the videos'),
  logo: draftEndpoint('logo', '标识', 'the logo'),
  theme: draftEndpoint('theme', '背景', 'the theme'),
  icons: draftEndpoint('icons', '图标', 'the icons'),
} as const

export const homeScreenContract = {
  show: endpoint({
    method: 'GET',
    path,
    summary: { zh: '首屏设置', en: 'Show the home screen with its drafts' },
    needs: anyPartNeeded,
    answer: homeScreen,
  }),
  publish: endpoint({
    method: 'POST',
    path: `${path}/publications`,
    summary: { zh: '发布首屏，立即或定时', en: 'Publish the home screen, at once or at a set time' },
    needs: anyPartNeeded,
    body: z.strictObject({
      /** The revision that was in use when this was decided; another one answers `request.conflict`. */
      revision: wholeNumber(0, maxInteger),
      parts: carrying,
      /** When; at once when left out. */
      at: optionalInstant,
      name: impersonal(optionalText(maxPublicationName)),
    }),
    answer: z.object({
      revision: z.nullable(homeRevision),
      schedule: z.nullable(homeSchedule),
      /** How many publications still wait for their time. */
      waiting: z.number(),
    }),
    errors: ['request.conflict', 'home.nothing_changed', 'home.time_past', 'home.schedule_limit', 'session.forbidden'],
  }),
  discard: endpoint({
    method: 'POST',
    path: `${path}/discarding`,
    summary: { zh: '放弃首屏草稿', en: 'Discard drafts of the home screen' },
    needs: anyPartNeeded,
    body: z.strictObject({ parts: carrying }),
    answer: z.object({ parts }),
    errors: ['session.forbidden'],
  }),
  moveSchedule: endpoint({
    method: 'PUT',
    path: `${path}/schedules/{id}`,
    summary: { zh: '修改定时发布的时间', en: 'Change the time of a scheduled publication' },
    needs: anyPartNeeded,
    params: entityParams,
    body: z.strictObject({ at: requiredInstant }),
    answer: homeSchedule,
    errors: ['home.time_past', 'session.forbidden'],
  }),
  cancelSchedule: endpoint({
    method: 'DELETE',
    path: `${path}/schedules/{id}`,
    summary: { zh: '取消定时发布', en: 'Cancel a scheduled publication' },
    needs: anyPartNeeded,
    params: entityParams,
    errors: ['session.forbidden'],
  }),
  history: endpoint({
    method: 'GET',
    path: `${path}/revisions`,
    summary: { zh: '首屏的版本', en: 'List the kept revisions of the home screen' },
    needs: anyPartNeeded,
    query: z.strictObject(listQuery(['-number', 'number'], '-number')),
    answer: listAnswer(homeRevision),
  }),
  revision: endpoint({
    method: 'GET',
    path: `${path}/revisions/{number}`,
    summary: { zh: '查看首屏的一个版本', en: 'Show a revision as it was published' },
    needs: anyPartNeeded,
    params: revisionParams,
    answer: z.object({ ...homeRevision.shape, view: homeView }),
  }),
  restore: endpoint({
    method: 'POST',
    path: `${path}/revisions/{number}/restore`,
    summary: { zh: '把一个版本恢复为草稿', en: 'Make a draft of a revision' },
    needs: anyPartNeeded,
    params: revisionParams,
    body: z.strictObject({
      parts: carrying,
      /** Says what would come of it, and changes nothing. */
      dryRun: z._default(z.boolean(), false),
    }),
    answer: z.object({ parts, broken: z.array(brokenName) }),
    errors: ['session.forbidden', 'home.nothing_to_restore'],
  }),
  targets: endpoint({
    method: 'GET',
    path: `${path}/targets`,
    summary: { zh: '搜索可链接的课程和直播', en: 'Search courses and lives to link to' },
    needs: anyFlagNeeded('homeCarousel', 'homeApplication', 'toolApplication'),
    query: z.strictObject({ kind: z.enum(targetKinds), q: search(), limit: z._default(queryNumber(1, 50), 20) }),
    answer: z.object({ items: z.array(homeTarget) }),
  }),
  showPreview: endpoint({
    method: 'GET',
    path: `${path}/preview-link`,
    summary: { zh: '我的预览链接', en: 'Show the own preview link' },
    needs: anyPartNeeded,
    answer: z.object({ endsAt: z.nullable(storedInstant) }),
  }),
  openPreview: endpoint({
    method: 'POST',
    path: `${path}/preview-link`,
    summary: { zh: '生成预览链接', en: 'Make a preview link of the drafts, for 24 hours' },
    needs: anyPartNeeded,
    isCostly: true,
    answer: z.object({ url: publicLink.shape.url, endsAt: storedInstant }),
  }),
  closePreview: endpoint({
    method: 'DELETE',
    path: `${path}/preview-link`,
    summary: { zh: '停用预览链接', en: 'Revoke the own preview links' },
    needs: anyPartNeeded,
  }),
} as const

export const homePageContract = {
  ...publicLinkEndpoints({
    path: '/api/v1/home-pages',
    one: { zh: '首屏', en: 'the home screen' },
    needs: administratorOnly,
  }),
} as const

export const publicHomeContract = {
  show: endpoint({
    method: 'GET',
    path: '/p/{token}/home',
    summary: {
      zh: '手机端和大屏端读取的首屏，带 ETag',
      en: 'The published home screen for phone and big-screen clients, with an ETag',
    },
    needs: linkNeeded('home'),
    params: z.object({ token: publicToken }),
    answer: homeView,
    isTagged: true,
  }),
} as const
