import { stat, writeFile } from 'node:fs/promises'
import type * as z from 'zod/mini'
import { planRow } from '@icss/core/operations/plan.ts'
import * as zod from 'zod/mini'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { unreadable } from '../console/local-file.ts'
import { ownCommand } from '../console/own-command.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { untilInterrupted } from '../operations/until-interrupted.ts'
import { connect } from '../server/connect.ts'
import type { planTakes } from './chapters.commands.ts'
import { findCourse } from './find-course.ts'
import { printPlan } from './print-plan.ts'
import { readFolder } from './read-folder.ts'
import { readOutline } from './read-outline.ts'
import { savedPlan } from './saved-plan.ts'
import { wantedOutline } from './wanted-outline.ts'

/** The plan as it is saved, and the files of the folder that are no part of it. */
export const answer = zod.object({
  ...savedPlan.shape,
  plan: zod.object({ id: zod.string(), rows: zod.array(planRow), digest: zod.string() }),
  ignored: zod.array(zod.string()),
})

export async function run(
  console: Console<z.output<typeof answer>>,
  { source, course: wanted, save }: Input<typeof planTakes>,
): Promise<ExitCode> {
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
}
