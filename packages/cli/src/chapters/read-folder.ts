import { readdir } from 'node:fs/promises'
import { basename, extname, join, relative, resolve } from 'node:path'
import { extensionOf } from '@icss/core/uploads/check-upload.ts'
import { uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { unreadable } from '../console/local-file.ts'
import type { LocalChapter, LocalLesson, LocalOutline } from './local-outline.ts'
import { byNumbers, namesOf } from './natural-order.ts'

const isOf = (types: readonly string[]) => (name: string) => types.includes(extensionOf(name))
const isVideo = isOf(uploadSlots.lessonVideo.types)
const isSubtitle = isOf(uploadSlots.subtitle.types)

const stemOf = (name: string) => basename(name, extname(name))

/** Files that systems leave in folders. */
const isHidden = (name: string) => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name)

async function namesIn(folder: string): Promise<{ readonly folders: string[]; readonly files: string[] }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw unreadable(folder, error)
  })
  const shown = entries.filter(({ name }) => !isHidden(name)).toSorted((a, b) => byNumbers(a.name, b.name))
  return {
    folders: shown.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    files: shown.filter((entry) => !entry.isDirectory()).map(({ name }) => name),
  }
}

function lessonsOf(folder: string, files: readonly string[], placeOf: (path: string) => string) {
  const videos = files.filter(isVideo)
  const subtitles = files.filter(isSubtitle)
  const names = namesOf(videos.map(stemOf))
  const used = new Set<string>()
  const lessons = videos.map((video, i): LocalLesson => {
    const subtitle = subtitles.find((name) => stemOf(name) === stemOf(video))
    if (subtitle !== undefined) used.add(subtitle)
    return {
      name: names[i] ?? '',
      place: placeOf(join(folder, video)),
      video: join(folder, video),
      subtitle: subtitle === undefined ? '' : join(folder, subtitle),
    }
  })
  const ignored = files.filter((name) => !isVideo(name) && !used.has(name)).map((name) => placeOf(join(folder, name)))
  return { lessons, ignored }
}

/**
 * Reads a folder as an outline: its folders are chapters, the videos in them lessons, a .srt or .vtt of the same name
 * the subtitle of one; numbers in names give the order. Videos beside the folders are a chapter called as the folder.
 */
export async function readFolder(root: string): Promise<LocalOutline> {
  const top = resolve(root)
  const placeOf = (path: string) => relative(top, path)
  const { folders, files } = await namesIn(top)
  const ignored: string[] = []
  const chapters: LocalChapter[] = []
  const own = lessonsOf(top, files, placeOf)
  ignored.push(...own.ignored)
  if (own.lessons.length > 0) {
    const [name = ''] = namesOf([basename(top)])
    chapters.push({ name, place: basename(top), lessons: own.lessons })
  }
  const names = namesOf(folders)
  for (const [i, folder] of folders.entries()) {
    const path = join(top, folder)
    const inside = await namesIn(path)
    const found = lessonsOf(path, inside.files, placeOf)
    ignored.push(...found.ignored, ...inside.folders.map((deeper) => `${placeOf(join(path, deeper))}/`))
    chapters.push({ name: names[i] ?? '', place: `${folder}/`, lessons: found.lessons })
  }
  return { chapters, ignored }
}
