import type { Outline } from '@icss/core/chapters/outline.ts'
import { contentAddress } from '@icss/core/chapters/outline.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import type { Db } from '../database/database.ts'
import { digestsOfKeys } from '../uploads/uploads.repository.ts'

/** What a file of a lesson was uploaded for. */
export const fileSlots = { video: 'lessonVideo', subtitle: 'subtitle' } as const satisfies Record<
  'video' | 'subtitle',
  UploadSlotName
>
type FileField = keyof typeof fileSlots

/** The files of a lesson, by link or by content. */
export type LessonFiles = Readonly<Record<FileField, string>>

const keyOf = (url: string): string => (url.includes(objectsPath) ? (url.split('/').at(-1) ?? '') : '')

/** Names files whose content the channel knows by that, wherever they lie; all else stays the link that it is. */
export async function filesByContent(db: Db, channelId: string, lessons: readonly LessonFiles[]) {
  const digestsOf = (field: FileField) => {
    const keys = lessons.map((lesson) => keyOf(lesson[field])).filter((key) => key !== '')
    return digestsOfKeys(db, channelId, fileSlots[field], keys)
  }
  const digests = { video: await digestsOf('video'), subtitle: await digestsOf('subtitle') }
  const named = (field: FileField, url: string) => {
    const digest = digests[field].get(keyOf(url))
    return digest === undefined ? url : contentAddress(digest)
  }
  return ({ video, subtitle }: LessonFiles): LessonFiles => ({
    video: named('video', video),
    subtitle: named('subtitle', subtitle),
  })
}

/** An outline that links to files which the channel has, such as an exported one, as if it had brought them. */
export async function outlineByContent(db: Db, channelId: string, { chapters }: Outline): Promise<Outline> {
  const byContent = await filesByContent(
    db,
    channelId,
    chapters.flatMap(({ lessons }) => lessons),
  )
  return {
    chapters: chapters.map(({ lessons, ...chapter }) => ({
      ...chapter,
      lessons: lessons.map((lesson) => ({ ...lesson, ...byContent(lesson) })),
    })),
  }
}
