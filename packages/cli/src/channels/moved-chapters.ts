import { chapterType } from '@icss/core/chapters/chapter.ts'
import { type Outline, outlineLessonOf } from '@icss/core/chapters/outline.ts'
import type { Server } from '../server/connect.ts'
import type { Beside, Values } from './beside-draft.ts'
import type { Patiently } from '../server/patient-calls.ts'

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

/** The outline of a course with its videos and subtitles, also those of its chapters. */
export const movedChapters: Beside = {
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
  async isLacking(server, { id }, values, call) {
    if (chaptersIn(values).length === 0) return false
    const courseId = String(id)
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
