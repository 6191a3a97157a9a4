import { pMapIterable } from 'p-map'
import type * as z from 'zod/mini'
import { contract } from '@icss/core/contract/contract.ts'
import type { Contract } from '@icss/core/contract/endpoint.ts'
import { maxPageSize } from '@icss/core/contract/page-size.ts'
import { organisationDraft } from '@icss/core/organisation/organisation.ts'
import { referencesOf } from '@icss/core/rules/reference.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Server } from '../server/connect.ts'
import type { Values } from './beside-draft.ts'
import { awardPrizes, movedAwards } from './moved-awards.ts'
import type { MovedCalls } from './moved-calls.ts'
import { carouselContents, carriedCarousel, movedCarousel } from './moved-carousel.ts'
import { movedChapters } from './moved-chapters.ts'
import type { MovedName, MovedNoun } from './moved-noun.ts'
import { carriedOpening, movedOpenings, openingContents } from './moved-openings.ts'
import { organisationCalls } from './moved-organisation.ts'
import { carriedHome, movedHome, withLinks } from './moved-home.ts'
import { movedPictures } from './moved-pictures.ts'
import { movedRecording } from './moved-recording.ts'
import { movedStanding } from './moved-standing.ts'
import { movedStatus } from './moved-status.ts'
import type { Patiently } from '../server/patient-calls.ts'

const tree = (name: MovedName): MovedNoun => ({ name, known: ['name'], parent: 'parentId' })

/** What goes along, each behind what it refers to. */
export const movedNouns: readonly MovedNoun[] = [
  tree('courseCategories'),
  tree('tutorCategories'),
  tree('fileGroups'),
  { name: 'tutors', known: ['name'] },
  { name: 'files', known: ['name', 'groupId', 'publisher'], ownUploads: true },
  { name: 'courses', known: ['name'], query: { source: 'upload' }, leaves: ['password'], beside: movedChapters },
  { name: 'lives', known: ['name', 'startAt'], beside: movedRecording },
  { name: 'notices', known: ['title', 'startAt'] },
  { name: 'carouselCourses', known: [], only: movedCarousel, carried: carriedCarousel, refers: carouselContents },
  { name: 'homeScreen', known: ['part'], only: movedHome, carried: carriedHome, refers: withLinks },
  { name: 'prizes', known: ['name'] },
  {
    name: 'meetings',
    known: ['name', 'startAt'],
    // What was drawn at a meeting is proven by the server that drew it.
    query: { state: 'notStarted' },
    leaves: ['appSecret'],
    beside: movedAwards,
    refers: awardPrizes,
  },
  {
    name: 'participants',
    known: ['meetingId', 'name', 'phone'],
    within: { noun: 'meetings', param: 'meetingId' },
  },
  // Its sub-channels stay, so it is empty.
  {
    ...tree('channelGroups'),
    leaves: ['channelIds'],
    carried: (group) => ({ ...group, parentId: group['parentId'] ?? '' }),
  },
  {
    name: 'contentPermissions',
    known: ['kind', 'contentId'],
    query: { open: 'some' },
    only: movedOpenings,
    carried: carriedOpening,
    refers: openingContents,
  },
  { name: 'permissionTemplates', known: ['name'] },
  { name: 'businessCards', known: ['name', 'phone'], beside: movedStatus('businessCards') },
  // Those of the source that are alike are two companies there.
  { name: 'companies', known: ['name'], knowsAlike: true, confirms: { confirmed: true }, beside: movedStanding },
  { name: 'organisation', known: [], only: { draft: organisationDraft, calls: organisationCalls } },
  { name: 'employees', known: ['companyId', 'name', 'phone'], within: { noun: 'companies', param: 'companyId' } },
  { name: 'resources', known: ['companyId', 'name', 'type'], beside: movedStatus('resources') },
  { name: 'demands', known: ['companyId', 'name', 'type'], beside: movedStatus('demands') },
  { name: 'activities', known: ['title', 'startAt'] },
  { name: 'news', known: ['title', 'startAt'], beside: movedPictures },
]

/** What a channel keeps that archives have no place for yet. Each becomes a line above. */
export const leftOutNouns = ['accounts', 'signUps', 'subChannels'] as const

export type LeftOutName = (typeof leftOutNouns)[number]

const endpointsOf = (name: MovedName) => (contract as Contract)[name] ?? {}

/** What a person fills in about a noun, by the contract. */
export const draftOf = ({ name, only }: MovedNoun): z.ZodMiniObject =>
  only?.draft ?? (endpointsOf(name)['create']?.body as unknown as z.ZodMiniObject)

export const fieldsOf = (noun: MovedNoun): string[] =>
  Object.keys(draftOf(noun).shape).filter((field) => !noun.leaves?.includes(field))

/** The fields that hold ids of other records, with their noun. */
export const refersTo = (noun: MovedNoun): ReadonlyMap<string, MovedName> =>
  new Map<string, MovedName>([
    ...referencesOf(draftOf(noun)),
    ...(noun.parent === undefined ? [] : [[noun.parent, noun.name] as const]),
    ...(noun.within ? [[noun.within.param, noun.within.noun] as const] : []),
  ])

/** Whether a channel can have any: chamber business is of chambers alone, and sub-channels have none of their own. */
export function isOf({ name }: MovedNoun, channel: Pick<Session['channel'], 'cocId' | 'tier'>): boolean {
  const kind = endpointsOf(name)['list']?.needs.kind
  if (kind === 'business') return channel.cocId !== null
  return kind !== 'mainChannel' || channel.tier === 1
}

const recordCallsOf = (server: Server, name: MovedName) => server[name] as unknown as MovedCalls

/** The calls of a noun, which all nouns have alike. */
export const callsOf = (server: Server, { name, only }: MovedNoun): Omit<MovedCalls, 'show'> =>
  only?.calls(server) ?? recordCallsOf(server, name)

/** The parameter by which a record of a noun is asked for. */
const idParam = ({ name }: MovedNoun): string => /\{(\w+)\}$/.exec(endpointsOf(name)['show']?.path ?? '')?.[1] ?? 'id'

/** Calls that are under way at once: reading one record after the other would be minutes for a large chamber. */
const concurrency = 8

/** The rows of the list of a noun at one place. */
async function* listedAt(
  server: Server,
  noun: MovedNoun,
  call: Patiently,
  place: Values,
): AsyncGenerator<Values, void> {
  const isPaged = endpointsOf(noun.name)['list']?.query !== undefined
  for (let page = 1; ; page += 1) {
    const query = isPaged ? { query: { ...noun.query, page, pageSize: maxPageSize } } : {}
    const { items, total = 0 } = await call((options) => callsOf(server, noun).list({ ...place, ...query }, options))
    yield* items
    if (!isPaged || items.length === 0 || page * maxPageSize >= total) return
  }
}

/** The records of a noun as its list has them, in its order, within these records; of what a list leaves out, `whole` asks for each. */
export async function* storedRecords(
  server: Server,
  noun: MovedNoun,
  call: Patiently,
  { whole, within }: { whole: boolean; within: readonly string[] },
): AsyncGenerator<Values, void> {
  const fields = fieldsOf(noun)
  const wholeOf = (row: Values) =>
    whole && fields.some((field) => !(field in row))
      ? call((options) => recordCallsOf(server, noun.name).show({ params: { [idParam(noun)]: row['id'] } }, options))
      : row
  const allAt = async (place: Values): Promise<Values[]> => {
    const rows: Values[] = []
    for await (const row of listedAt(server, noun, call, place)) rows.push(row)
    return rows
  }
  const { within: parent } = noun
  const places = parent ? within.map((id) => ({ params: { [parent.param]: id } })) : undefined
  const listed = async function* () {
    if (!places) yield* listedAt(server, noun, call, {})
    else for await (const rows of pMapIterable(places, allAt, { concurrency })) yield* rows
  }
  yield* pMapIterable(listed(), wholeOf, { concurrency })
}
