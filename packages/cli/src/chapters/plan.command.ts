import { stat, writeFile } from 'node:fs/promises'
import * as zod from 'zod/mini'
import { planRow } from '@icss/core/operations/plan.ts'
import { command } from '../commands/command.ts'
import type { Takes } from '../commands/takes.ts'
import { unreadable } from '../console/local-file.ts'
import { ownCommand } from '../console/own-command.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { untilInterrupted } from '../operations/until-interrupted.ts'
import { connect } from '../server/connect.ts'
import { findCourse } from './find-course.ts'
import { printPlan } from './print-plan.ts'
import { readFolder } from './read-folder.ts'
import { readOutline } from './read-outline.ts'
import { savedPlan } from './saved-plan.ts'
import { wantedOutline } from './wanted-outline.ts'

const ofCourse = {
  course: {
    value: 'course',
    required: true,
    text: { zh: '课程的名称或编号', en: 'name or id of the course' },
  },
} as const satisfies Takes

export default command({
  summary: {
    zh: '预览目录或大纲文件会怎样修改课程，不写入任何数据。目录中的文件夹是章节，视频是课时，旁边同名的 .srt 或 .vtt 是字幕，名称中的数字决定顺序；课程中未提到的内容保留在后面。',
    en: 'Plan what a folder or an outline file would change in a course; nothing is written. Folders are chapters, videos are lessons, a .srt or .vtt of the same name is the subtitle, and numbers in names give the order; what the course has beside that stays behind it.',
  },
  takes: {
    source: {
      argument: 'required',
      suggest: 'files',
      text: {
        zh: '目录，或大纲文件（CSV、XLSX 或 JSON Lines，列：章节、课时、视频、字幕、分钟、秒）',
        en: 'a folder, or an outline file (CSV, XLSX or JSON Lines with the columns Chapter, Lesson, Video, Subtitle, Minutes, Seconds)',
      },
    },
    ...ofCourse,
    save: {
      value: 'file',
      suggest: 'files',
      text: { zh: '把预览保存到此文件，供 apply 执行', en: 'save the plan to this file, for apply' },
    },
  },
  examples: {
    zh: [
      'icss chapters plan 安全生产 --course 安全生产 --save plan.json',
      'icss chapters plan 大纲.csv --course 安全生产',
    ],
    en: [
      'icss chapters plan safety --course "Safety at work" --save plan.json',
      'icss chapters plan outline.csv --course "Safety at work"',
    ],
  },
  calls: ['courses.list', 'chapters.plan'],
  exits: ['interrupted'],
  /** The plan as it is saved, and the files of the folder that are no part of it. */
  answer: zod.object({
    ...savedPlan.shape,
    plan: zod.object({ id: zod.string(), rows: zod.array(planRow), digest: zod.string() }),
    ignored: zod.array(zod.string()),
  }),
  async run(console, { source, course: wanted, save }) {
    const { t } = console
    const { server } = await connect(console)
    const found = await stat(source).catch((error: unknown) => {
      throw unreadable(source, error)
    })
    const course = await findCourse(server, wanted)
    return untilInterrupted(async (signal) => {
      try {
        const local = found.isDirectory() ? await readFolder(source) : await readOutline(console, server, source)
        const { outline, files } = await wantedOutline(console, local, signal)
        const plan = await server.chapters.plan({ params: { courseId: course.id }, body: outline }, { signal })
        const needed = new Set(plan.rows.map(({ after }) => after))
        const saved = { course, plan, files: files.filter(({ digest }) => needed.has(`sha256:${digest}`)) }
        if (save !== undefined)
          await writeFile(save, `${JSON.stringify(saved, null, 2)}\n`).catch((error: unknown) => {
            throw new CliError('cannotWrite', exitCodes.failed, { file: save, reason: (error as Error).message }, error)
          })
        for (const path of local.ignored) console.warn(t('chapters.ignored', { file: path }))
        if (console.json) {
          console.printJson({ ...saved, ignored: [...local.ignored] })
          return exitCodes.ok
        }
        printPlan(console, saved)
        const count = plan.rows.length
        console.note(t(count === 0 ? 'chapters.nothing' : 'chapters.would', { course: course.name }))
        if (save !== undefined && count > 0)
          console.note(t('chapters.saved', { file: save, command: ownCommand(console, 'chapters', 'apply', save) }))
        return exitCodes.ok
      } catch (error) {
        if (!signal.aborted) throw error
        console.warn(t('chapters.planInterrupted'))
        return exitCodes.interrupted
      }
    })
  },
})
