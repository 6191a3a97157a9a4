import { basename } from 'node:path'
import { contentAddress, type Outline, outline } from '@icss/core/chapters/outline.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { check } from '@icss/core/rules/check.ts'
import { type Console } from '../console/console.ts'
import { inLanes } from '../console/in-lanes.ts'
import { CliError } from '../errors/cli-error.ts'
import { wordProblem } from '../errors/report-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { openUploadView } from '../uploads/upload-view.ts'
import { digestFile, lengthOfVideo, type LooseFile, lookAt, type PlanFile } from './digest-files.ts'
import { isLink, type LocalOutline } from './local-outline.ts'

type Asked = Omit<Console, 'printJson'>

/** Files that are read at the same time. */
const lanes = 2

interface Fault extends FieldError {
  readonly place: string
}

/** Says what is wrong with each place of an outline, then refuses it. */
function refuse(console: Asked, faults: readonly Fault[]): never {
  for (const { place, ...fault } of faults) {
    const { says, fix } = wordProblem(console, fault)
    console.warn(console.t('upload.failure', { file: place, says, fix }))
  }
  throw new CliError('badOutline', exitCodes.failed, { count: faults.length })
}

/** Names do not repeat among siblings. */
function repeated(siblings: readonly { readonly name: string; readonly place: string }[]): Fault[] {
  const seen = new Set<string>()
  return siblings
    .filter(({ name }) => seen.size === seen.add(name).size)
    .map(({ place }) => ({ place, code: 'chapter.name_taken', params: {} }))
}

const notReadYet = contentAddress('0'.repeat(64))
/** A link as it is; a file, which is looked at by itself, as one that is fit. */
const linkOf = (address: string): string => (address === '' || isLink(address) ? address : notReadYet)

/** Names and links of an outline by their rules: names neither too long nor twice; the place of each fault. */
function ruleFaults({ chapters }: LocalOutline): Fault[] {
  const value: Outline = {
    chapters: chapters.map(({ name, lessons }) => ({
      name,
      lessons: lessons.map((lesson) => ({
        name: lesson.name,
        video: linkOf(lesson.video),
        subtitle: linkOf(lesson.subtitle),
      })),
    })),
  }
  const checked = check(outline, value)
  const faults = checked.ok
    ? []
    : Object.entries(checked.errors).map(([path, fault]): Fault => {
        const [, chapter, , lesson] = path.split('.')
        const at = chapters[Number(chapter)]
        return { place: at?.lessons[Number(lesson)]?.place ?? at?.place ?? '', ...fault }
      })
  return [...faults, ...repeated(chapters), ...chapters.flatMap(({ lessons }) => repeated(lessons))]
}

/**
 * The outline that a server understands, with files named by their content, and those files. Reads every file once;
 * all that is wrong with names, links and files is said before that.
 */
export async function wantedOutline(
  console: Asked,
  local: LocalOutline,
  signal: AbortSignal,
): Promise<{ readonly outline: Outline; readonly files: readonly PlanFile[] }> {
  const lessons = local.chapters.flatMap((chapter) => chapter.lessons)
  const places = new Map<string, string>()
  const loose = new Map<string, LooseFile>()
  for (const { place, video, subtitle } of lessons)
    for (const [field, path] of [
      ['video', video],
      ['subtitle', subtitle],
    ] as const) {
      const key = `${field} ${path}`
      if (path === '' || isLink(path) || loose.has(key)) continue
      loose.set(key, await lookAt(path, field))
      places.set(key, place)
    }
  const faults = [
    ...ruleFaults(local),
    ...[...loose].flatMap(([key, { fault }]) => (fault ? [{ place: places.get(key) ?? '', ...fault }] : [])),
  ]
  if (faults.length > 0) refuse(console, faults)

  const files = [...loose.entries()]
  const digests = new Map<string, PlanFile>()
  const lengths = new Map<string, Awaited<ReturnType<typeof lengthOfVideo>>>()
  const view = await openUploadView(
    console,
    files.map(([, { path, bytes }]) => ({ name: basename(path), size: bytes })),
    'digest',
  )
  try {
    await inLanes(
      files,
      lanes,
      async ([key, { path, field, bytes, changed }], i) => {
        const digest = await digestFile(path, (read) => view.update(i, read), signal)
        digests.set(key, { digest, field, path, bytes, changed })
        if (field === 'video') lengths.set(path, await lengthOfVideo(path, bytes))
      },
      signal,
    )
  } finally {
    await view.close()
  }
  signal.throwIfAborted()
  const addressOf = (field: PlanFile['field'], path: string): string => {
    const known = digests.get(`${field} ${path}`)
    return known ? contentAddress(known.digest) : path
  }
  // What an outline says of the length counts more than the video.
  const lengthOf = (video: string, courseMinutes: number | undefined, courseSeconds: number | undefined) => {
    const read = lengths.get(video)
    if (courseMinutes !== undefined || courseSeconds !== undefined || !read) return { courseMinutes, courseSeconds }
    return { courseMinutes: read.minutes, courseSeconds: read.seconds }
  }
  const byContent = new Map([...digests.values()].map((file) => [`${file.field} ${file.digest}`, file]))
  return {
    outline: {
      chapters: local.chapters.map(({ name, lessons: own }) => ({
        name,
        lessons: own.map(({ name: lesson, video, subtitle, courseMinutes, courseSeconds }) => ({
          name: lesson,
          ...lengthOf(video, courseMinutes, courseSeconds),
          video: addressOf('video', video),
          subtitle: addressOf('subtitle', subtitle),
        })),
      })),
    },
    files: [...byContent.values()],
  }
}
