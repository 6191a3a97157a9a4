import { dirname, resolve } from 'node:path'
import type { OutlineRow } from '@icss/core/chapters/outline-row.ts'
import type { RejectedRow } from '@icss/core/operations/rejected-row.ts'
import type { Console } from '../console/console.ts'
import { readTable } from '../console/read-table.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { faultLine } from '../operations/fault-line.ts'
import type { Server } from '../server/connect.ts'
import { isLink, type LocalLesson, type LocalOutline } from './local-outline.ts'

/** What a row lacks: a lesson has a video, and what belongs to a lesson needs its name. */
function rowFault(line: number, { lesson, video, subtitle }: OutlineRow): RejectedRow[] {
  if (lesson !== '' && video === '')
    return [{ line, column: '', value: '', code: 'chapter.video_required', params: {} }]
  if (lesson === '' && video + subtitle !== '')
    return [{ line, column: '', value: '', code: 'chapter.name_required', params: {} }]
  return []
}

const lengthOf = (text: string) => (text === '' ? undefined : Number(text))

/** Reads an outline file: a lesson a row, its files by path from the folder of the file or as links, in the order of the rows. */
export async function readOutline(
  console: Omit<Console, 'printJson'>,
  server: Server,
  file: string,
): Promise<LocalOutline> {
  const folder = dirname(resolve(file))
  const rows = await readTable(console, file, (body) => server.chapters.readOutline({ body }, { timeout: 0 }))
  const faults = rows.flatMap(({ line, row }) => rowFault(line, row))
  if (faults.length > 0) {
    for (const fault of faults) console.warn(faultLine(console, fault))
    throw new CliError('badTable', exitCodes.failed, { file, count: faults.length })
  }
  const addressOf = (text: string) => (text === '' || isLink(text) ? text : resolve(folder, text))
  const chapters = new Map<string, { name: string; place: string; lessons: LocalLesson[] }>()
  for (const { line, row } of rows) {
    const { chapter: name, lesson, video, subtitle, minutes, seconds } = row
    const place = `${file}:${line}`
    const chapter = chapters.get(name) ?? { name, place, lessons: [] }
    chapters.set(name, chapter)
    if (lesson === '') continue
    const courseMinutes = lengthOf(minutes)
    const courseSeconds = lengthOf(seconds)
    chapter.lessons.push({
      name: lesson,
      place,
      video: addressOf(video),
      subtitle: addressOf(subtitle),
      ...(courseMinutes === undefined ? {} : { courseMinutes }),
      ...(courseSeconds === undefined ? {} : { courseSeconds }),
    })
  }
  return { chapters: [...chapters.values()], ignored: [] }
}
