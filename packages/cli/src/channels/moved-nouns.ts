import type * as z from 'zod/mini'
import { chapterType } from '@icss/core/chapters/chapter.ts'
import { type Outline, outlineLessonOf } from '@icss/core/chapters/outline.ts'
import { contract } from '@icss/core/contract/contract.ts'
import type { Contract } from '@icss/core/contract/endpoint.ts'
import { maxPageSize } from '@icss/core/contract/page-size.ts'
import { referencesOf } from '@icss/core/rules/reference.ts'
import type { Server } from '../server/connect.ts'
import type { Patiently } from './patient-calls.ts'

export type Values = Readonly<Record<string, unknown>>

/** What a record has beside its draft, written by calls of its own once it is there. */
interface Beside {
  readonly read: (server: Server, stored: Values, call: Patiently) => Promise<Values>
  /** Whether a record that is there lacks it, as one does that was made when the command was killed. */
  readonly isLacking: (server: Server, id: string, values: Values, call: Patiently) => Promise<boolean>
  readonly write: (server: Server, id: string, values: Values, call: Patiently) => Promise<void>
}

/** A noun whose records go along. Its fields, references and files are those of its draft in the contract. */
export interface MovedNoun {
  readonly name: MovedName
  /** The fields by which a record is known again where it is there already. */
  readonly known: readonly string[]
  /** Narrows its list to what can go along. */
  readonly query?: Values
  /** Fields that stay behind: secrets. */
  readonly leaves?: readonly string[]
  /** The field that refers to another record of the same noun, which stands before it. */
  readonly parent?: string
  /** Whether each record needs an upload that no other has. */
  readonly ownUploads?: true
  readonly beside?: Beside
}

export type MovedName =
  | 'courseCategories'
  | 'courses'
  | 'fileGroups'
  | 'files'
  | 'lives'
  | 'notices'
  | 'tutorCategories'
  | 'tutors'

const tree = (name: MovedName): MovedNoun => ({ name, known: ['name'], parent: 'parentId' })

interface ArchivedChapter extends Values {
  readonly name: string
  readonly videoUrl: string
  readonly srtUrl: string
  readonly courseMinutes: number
  readonly courseSeconds: number
  readonly lessons: Outline['chapters'][number]['lessons']
}

const chaptersIn = ({ chapters }: Values) => (chapters ?? []) as readonly ArchivedChapter[]

const outlineOf = (values: Values): Outline => ({
  chapters: chaptersIn(values).map(({ name, lessons }) => ({ name, lessons })),
})

/** Chapters whose own film is not there yet: an outline has none of them. */
async function chaptersToComplete(server: Server, courseId: string, values: Values, call: Patiently) {
  const films = new Map(
    chaptersIn(values).flatMap((one) => (one.videoUrl || one.srtUrl ? [[one.name, one] as const] : [])),
  )
  if (films.size === 0) return []
  const { items } = await call((options) => server.chapters.list({ params: { courseId } }, options))
  return items.flatMap((stored) => {
    const wanted = films.get(stored.name)
    return wanted && !stored.videoUrl && !stored.srtUrl ? [{ stored, wanted }] : []
  })
}

const chapters: Beside = {
  async read(server, { id }, call) {
    const params = { courseId: String(id) }
    const { items } = await call((options) => server.chapters.list({ params }, options))
    return {
      chapters: items.map(({ name, videoUrl, srtUrl, courseMinutes, courseSeconds, lessons }): ArchivedChapter => ({
        name,
        videoUrl,
        srtUrl,
        courseMinutes,
        courseSeconds,
        lessons: lessons.map(outlineLessonOf),
      })),
    }
  },
  async isLacking(server, courseId, values, call) {
    if (chaptersIn(values).length === 0) return false
    const { items } = await call((options) =>
      server.chapters.list({ params: { courseId }, query: { most: 0 } }, options),
    )
    if (items.length === 0) return true
    const isSame =
      items.map(({ name }) => name).join('\n') ===
      chaptersIn(values)
        .map(({ name }) => name)
        .join('\n')
    return isSame && (await chaptersToComplete(server, courseId, values, call)).length > 0
  },
  async write(server, courseId, values, call) {
    const params = { courseId }
    const plan = await call((options) => server.chapters.plan({ params, body: outlineOf(values) }, options))
    if (plan.rows.length > 0) await call((options) => server.chapters.applyPlan({ params, body: plan }, options))
    for (const { stored, wanted } of await chaptersToComplete(server, courseId, values, call)) {
      const { name, videoUrl, srtUrl, courseMinutes, courseSeconds } = wanted
      const body = { type: chapterType, name, videoUrl, srtUrl, courseMinutes, courseSeconds } as const
      const query = { version: stored.version }
      await call((options) =>
        server.chapters.update({ params: { courseId, chapterId: stored.id }, query, body }, options),
      )
    }
  },
}

const recording: Beside = {
  read: (_, { recordingUrl }) => Promise.resolve({ recordingUrl }),
  async isLacking(server, id, { recordingUrl }, call) {
    if (!recordingUrl) return false
    const stored = await call((options) => server.lives.show({ params: { id } }, options))
    return stored.recordingUrl === '' && stored.courseId === null
  },
  async write(server, id, { recordingUrl }, call) {
    if (!recordingUrl) return
    const body = { recordingUrl: String(recordingUrl) }
    await call((options) => server.lives.setRecording({ params: { id }, body }, options))
  },
}

/** What goes along, each behind what it refers to. */
export const movedNouns: readonly MovedNoun[] = [
  tree('courseCategories'),
  tree('tutorCategories'),
  tree('fileGroups'),
  { name: 'tutors', known: ['name'] },
  { name: 'files', known: ['name', 'groupId', 'publisher'], ownUploads: true },
  { name: 'courses', known: ['name'], query: { source: 'upload' }, leaves: ['password'], beside: chapters },
  { name: 'lives', known: ['name', 'startAt'], beside: recording },
  { name: 'notices', known: ['title', 'startAt'] },
]

/** What a channel keeps that archives have no place for yet. Each becomes a line above. */
export const leftOutNouns = [
  'accounts',
  'activities',
  'businessCards',
  'carouselCourses',
  'channelGroups',
  'companies',
  'contentPermissions',
  'demands',
  'employees',
  'homeScreen',
  'meetings',
  'news',
  'organisation',
  'participants',
  'permissionTemplates',
  'prizes',
  'resources',
  'signUps',
  'subChannels',
] as const

export type LeftOutName = (typeof leftOutNouns)[number]

const endpointsOf = (name: MovedName) => (contract as Contract)[name] ?? {}

/** What a person fills in about a noun, by the contract. */
export const draftOf = ({ name }: MovedNoun): z.ZodMiniObject =>
  endpointsOf(name)['create']?.body as unknown as z.ZodMiniObject

export const fieldsOf = (noun: MovedNoun): string[] =>
  Object.keys(draftOf(noun).shape).filter((field) => !noun.leaves?.includes(field))

/** The fields that hold ids of other records, with their noun. */
export const refersTo = (noun: MovedNoun): ReadonlyMap<string, string> =>
  new Map([...referencesOf(draftOf(noun)), ...(noun.parent === undefined ? [] : [[noun.parent, noun.name] as const])])

interface Calls {
  list(input: Values, options: object): Promise<{ readonly items: readonly Values[]; readonly total?: number }>
  show(input: Values, options: object): Promise<Values>
  create(input: Values, options: object): Promise<Values>
}

/** The calls of a noun, which all nouns have alike. */
export const callsOf = (server: Server, { name }: MovedNoun): Calls => server[name] as unknown as Calls

/** The records of a noun as its list has them; of what a list leaves out, `whole` asks for each. */
export async function* storedRecords(
  server: Server,
  noun: MovedNoun,
  call: Patiently,
  { whole }: { whole: boolean },
): AsyncGenerator<Values, void> {
  const calls = callsOf(server, noun)
  const fields = fieldsOf(noun)
  const wholeOf = (row: Values) =>
    whole && fields.some((field) => !(field in row))
      ? call((options) => calls.show({ params: { id: row['id'] } }, options))
      : row
  const isPaged = endpointsOf(noun.name)['list']?.query !== undefined
  for (let page = 1; ; page += 1) {
    const query = isPaged ? { query: { ...noun.query, page, pageSize: maxPageSize } } : {}
    const { items, total = 0 } = await call((options) => calls.list(query, options))
    for (const row of items) yield await wholeOf(row)
    if (!isPaged || items.length === 0 || page * maxPageSize >= total) return
  }
}
