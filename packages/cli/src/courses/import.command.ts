import * as z from 'zod/mini'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { command } from '../commands/command.ts'
import { dryRunTake } from '../commands/shared-takes.ts'
import { wordProblem } from '../errors/report-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { untilInterrupted } from '../operations/until-interrupted.ts'
import { connect, type Server } from '../server/connect.ts'
import type { CourseLine } from './course-line.ts'
import { foreignLinks } from './foreign-links.ts'
import { courseOf, readLines } from './read-courses.ts'

const did = z.enum(['created', 'updated', 'skipped', 'failed'])

const answer = z.object({
  dryRun: z.boolean(),
  items: z.array(z.object({ line: z.number(), name: z.string(), did, code: z.nullable(z.string()) })),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  failed: z.number(),
  /** Links to files of another server, which stay there and may not open. */
  foreignLinks: z.number(),
})

type Did = z.output<typeof did>

type Item = z.output<typeof answer>['items'][number]

async function findByName(server: Server, name: string) {
  const { items } = await server.courses.list({ query: { q: name, pageSize: 50 } })
  const found = items.find((course) => course.name === name && course.source === 'upload')
  return found && server.courses.show({ params: { id: found.id } })
}

/** Makes a course what a line says. One that was made without its chapters is gone on with. */
async function importCourse(
  server: Server,
  { category, chapters, ...draft }: CourseLine,
  categories: ReadonlyMap<string, string>,
  { update, dryRun }: { update: boolean; dryRun: boolean },
): Promise<Did> {
  const categoryId = category === '' ? '' : categories.get(category)
  if (categoryId === undefined) throw new ProblemError('category.missing')
  const body = { ...draft, categoryId }
  const known = await findByName(server, draft.name)
  const isUnfinished =
    known !== undefined &&
    chapters.length > 0 &&
    (await server.chapters.list({ params: { courseId: known.id } })).items.length === 0
  if (known && !update && !isUnfinished) return 'skipped'
  if (dryRun) return known ? 'updated' : 'created'
  const { id } = known
    ? await server.courses.update({ params: { id: known.id }, query: { version: known.version }, body })
    : await server.courses.create({ body })
  const params = { courseId: id }
  const plan = await server.chapters.plan({ params, body: { chapters } })
  if (plan.rows.length > 0) await server.chapters.applyPlan({ params, body: plan })
  return known ? 'updated' : 'created'
}

export default command({
  summary: {
    zh: '导入课程及其章节和课时。同名课程不重复新建；中断后再次运行即从未完成处继续。',
    en: 'Import courses with their chapters and lessons. A course of the same name is not made twice; run again after an interruption it goes on where it stopped.',
  },
  takes: {
    file: {
      argument: 'required',
      suggest: 'files',
      text: { zh: 'icss courses export 写出的文件', en: 'a file that icss courses export wrote' },
    },
    onConflict: {
      value: 'what',
      choices: ['skip', 'update'],
      default: 'skip',
      text: {
        zh: '同名课程已存在时：skip 跳过，update 更新',
        en: 'what to do with a course of the same name: skip it, or update it',
      },
    },
    ...dryRunTake,
  },
  examples: {
    zh: ['icss courses import 课程.jsonl --dry-run', 'icss courses import 课程.jsonl --on-conflict update'],
    en: ['icss courses import courses.jsonl --dry-run', 'icss courses import courses.jsonl --on-conflict update'],
  },
  calls: ['courses.list', 'courses.create', 'courses.update', 'chapters.plan', 'chapters.applyPlan'],
  exits: ['partlyFailed', 'interrupted'],
  answer,
  async run(console, { file, onConflict, dryRun }) {
    const { t } = console
    const lines = await readLines(file)
    if (lines.length === 0) throw new ProblemError('import.empty')
    const connection = await connect(console)
    const { server } = connection
    const countForeign = foreignLinks(connection)
    let foreign = 0
    const tree = await server.courseCategories.list()
    const categories = new Map(tree.items.toReversed().map(({ id, name }) => [name, id]))
    const items: Item[] = []
    const options = { update: onConflict === 'update', dryRun }
    const one = async (line: number, text: string) => {
      let name = ''
      try {
        const course = courseOf(text)
        ;({ name } = course)
        const did = await importCourse(server, course, categories, options)
        if (did !== 'skipped') foreign += await countForeign(course)
        items.push({ line, name, did, code: null })
      } catch (error) {
        const isLost = error instanceof ProblemError && error.code.startsWith('client.')
        if (!(error instanceof ProblemError) || isLost || error.code.startsWith('session.')) throw error
        const { says, fix } = wordProblem(console, error)
        const [field] = Object.keys(error.errors)
        const place = [name, field].filter(Boolean).join(' ')
        console.warn(t('courses.failedLine', { line: String(line), place, says, fix }))
        items.push({ line, name, did: 'failed', code: error.code })
      }
    }
    const interrupted = await untilInterrupted(async (signal) => {
      for (const { line, text } of lines) {
        if (signal.aborted) return true
        await one(line, text)
      }
      return false
    })
    const count = (what: Did) => items.filter((item) => item.did === what).length
    const counts = {
      created: count('created'),
      updated: count('updated'),
      skipped: count('skipped'),
      failed: count('failed'),
    }
    if (console.json) console.printJson({ dryRun, items, ...counts, foreignLinks: foreign })
    else console.print(t(dryRun ? 'courses.wouldImport' : 'courses.imported', counts))
    if (foreign > 0) console.warn(t('courses.foreign', { count: foreign }))
    if (interrupted) {
      console.warn(t('courses.interrupted'))
      return exitCodes.interrupted
    }
    if (counts.failed === 0) return foreign > 0 ? exitCodes.partlyFailed : exitCodes.ok
    return counts.failed === items.length ? exitCodes.failed : exitCodes.partlyFailed
  },
})
