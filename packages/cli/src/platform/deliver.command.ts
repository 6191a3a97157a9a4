import * as z from 'zod/mini'
import { deliveredCourse, type PurchasedCourse } from '@icss/core/courses/courses.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { command } from '../commands/command.ts'
import { exampleId } from '../commands/examples.ts'
import { dryRunTake } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import type { CourseLine } from '../courses/course-line.ts'
import { courseOf, readLines } from '../courses/read-courses.ts'
import { wordProblem } from '../errors/report-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect, type Server } from '../server/connect.ts'
import { channelTake } from './channel-take.ts'

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

export default command({
  summary: {
    zh: '把课程作为已购课程交付给频道。同一供应方的同名课程不重复交付，中断后可再次运行。',
    en: 'Hand courses over to a channel as purchased ones. A course of the same name and supplier is not handed over twice, so that it can be run again after an interruption.',
  },
  takes: {
    channelId: channelTake.id,
    file: {
      argument: 'required',
      suggest: 'files',
      text: {
        zh: '课程文件，每行一门（JSON Lines），同 icss courses export',
        en: 'a file of courses, one a line (JSON Lines), as icss courses export writes it',
      },
    },
    supplier: { value: 'name', required: true, text: { zh: '供应方', en: 'whom the courses were bought from' } },
    ...dryRunTake,
  },
  examples: {
    zh: [
      `icss platform deliver ${exampleId} 课程.jsonl --supplier 名师学院 --dry-run`,
      `icss platform deliver ${exampleId} 课程.jsonl --supplier 名师学院`,
    ],
    en: [
      `icss platform deliver ${exampleId} courses.jsonl --supplier "Good Teachers" --dry-run`,
      `icss platform deliver ${exampleId} courses.jsonl --supplier "Good Teachers"`,
    ],
  },
  calls: ['purchasedCourses.list', 'purchasedCourses.deliver'],
  exits: ['partlyFailed'],
  answer: z.object({
    dryRun: z.boolean(),
    /** What was handed over now; with a dry run nothing. */
    items: z.array(deliveredCourse),
    delivered: z.number(),
    skipped: z.number(),
    failed: z.number(),
  }),
  async run(console, { channelId: given, file, supplier, dryRun }) {
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
    if (console.json) console.printJson({ dryRun, items, ...counts })
    else console.print(t(dryRun ? 'platform.wouldDeliver' : 'platform.delivered', counts))
    if (failed === 0) return exitCodes.ok
    return failed === lines.length ? exitCodes.failed : exitCodes.partlyFailed
  },
})
