import * as z from 'zod/mini'
import { type PurchasedCourse, deliveredCourse } from '@icss/core/courses/courses.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Input } from '../commands/command.ts'
import { idOf } from '../console/given-id.ts'
import type { Console } from '../console/console.ts'
import type { CourseLine } from '../courses/course-line.ts'
import { courseOf, readLines } from '../courses/read-courses.ts'
import { wordProblem } from '../errors/report-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect, type Server } from '../server/connect.ts'
import type { deliverTakes } from './platform.commands.ts'

export const answer = z.object({
  dryRun: z.boolean(),
  /** What was handed over now; with a dry run nothing. */
  items: z.array(deliveredCourse),
  delivered: z.number(),
  skipped: z.number(),
  failed: z.number(),
})

/** Names of what the channel has from a supplier already. */
async function deliveredNames(server: Server, channelId: string, supplier: string): Promise<Set<string>> {
  const names = new Set<string>()
  const pageSize = 50
  for (let page = 1; ; page += 1) {
    const { items, total } = await server.purchasedCourses.list({ params: { channelId }, query: { page, pageSize } })
    for (const one of items) if (one.supplier === supplier) names.add(one.name)
    if (page * pageSize >= total) return names
  }
}

const bodyOf = ({ category: _category, chapters, ...course }: CourseLine, supplier: string): PurchasedCourse => ({
  supplier,
  course: { ...course, categoryId: '' },
  chapters: chapters.map(({ name, lessons }) => ({
    name,
    videoUrl: '',
    srtUrl: '',
    courseMinutes: 1,
    courseSeconds: 1,
    lessons: lessons.map(({ video, subtitle, courseMinutes = 1, courseSeconds = 1, ...lesson }) => ({
      ...lesson,
      videoUrl: video,
      srtUrl: subtitle,
      courseMinutes,
      courseSeconds,
    })),
  })),
})

export async function run(
  console: Console<z.output<typeof answer>>,
  { channelId: given, file, supplier, dryRun }: Input<typeof deliverTakes>,
): Promise<ExitCode> {
  const { t } = console
  const channelId = idOf(given)
  const lines = await readLines(file)
  if (lines.length === 0) throw new ProblemError('import.empty')
  const { server } = await connect(console)
  const known = await deliveredNames(server, channelId, supplier)
  const items: z.output<typeof deliveredCourse>[] = []
  let [delivered, skipped, failed] = [0, 0, 0]
  const one = async (text: string) => {
    const course = courseOf(text)
    if (known.has(course.name)) {
      skipped += 1
      return
    }
    known.add(course.name)
    if (dryRun !== true)
      items.push(await server.purchasedCourses.deliver({ params: { channelId }, body: bodyOf(course, supplier) }))
    delivered += 1
  }
  for (const { line, text } of lines) {
    try {
      await one(text)
    } catch (error) {
      const isLost = error instanceof ProblemError && /^(?:client|session)\./.test(error.code)
      if (!(error instanceof ProblemError) || isLost) throw error
      const { says, fix } = wordProblem(console, error)
      console.warn(
        t('courses.failedLine', { line: String(line), place: Object.keys(error.errors)[0] ?? '', says, fix }),
      )
      failed += 1
    }
  }
  const counts = { delivered, skipped, failed }
  if (console.json) console.printJson({ dryRun: dryRun === true, items, ...counts })
  else console.print(t(dryRun === true ? 'platform.wouldDeliver' : 'platform.delivered', counts))
  if (failed === 0) return exitCodes.ok
  return failed === lines.length ? exitCodes.failed : exitCodes.partlyFailed
}
