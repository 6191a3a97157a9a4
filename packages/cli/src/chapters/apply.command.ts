import { stat } from 'node:fs/promises'
import * as z from 'zod/mini'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { operation } from '@icss/core/operations/operation.ts'
import { command } from '../commands/command.ts'
import { sameCommand } from '../commands/same-command.ts'
import { dryRunTake, parallelTake } from '../commands/shared-takes.ts'
import type { Takes } from '../commands/takes.ts'
import type { Console } from '../console/console.ts'
import { readJsonFile } from '../console/read-json-file.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { noteUndo } from '../operations/note-undo.ts'
import { type Applying, untilApplied } from '../operations/until-applied.ts'
import { connect, type Connection } from '../server/connect.ts'
import { patiently } from '../server/patiently.ts'
import { transferFiles } from '../uploads/transfer-files.ts'
import { slotOf } from './digest-files.ts'
import { printPlan } from './print-plan.ts'
import { type SavedPlan, savedPlan } from './saved-plan.ts'
import { same } from '../commands/examples.ts'

const applyTakes = {
  plan: { argument: 'required', suggest: 'files', text: { zh: '保存的预览', en: 'a saved plan' } },
  ...parallelTake,
  ...dryRunTake,
} as const satisfies Takes

/** The run that applied the plan; none with a dry run, with nothing to change, or while files are missing. */
const answer = z.object({
  operation: z.nullable(operation),
  /** Files that were sent now, and that could not be. */
  uploaded: z.number(),
  failed: z.number(),
})

type Asked = Console<z.output<typeof answer>>

/** The files of the plan that the server does not have; refused when one of the plan's files has changed since. */
async function filesToSend({ files }: SavedPlan, missing: readonly { digest: string; field: string }[]) {
  const wanted = new Set(missing.map(({ digest, field }) => `${field} ${digest}`))
  const isWanted = ({ digest, field }: (typeof files)[number]) => wanted.has(`${field} ${digest}`)
  if (files.filter(isWanted).length < wanted.size) throw new CliError('fileNotInPlan', exitCodes.failed)
  for (const file of files) {
    const { path, bytes, changed } = file
    const now = await stat(path).catch(() => undefined)
    const isSame = now?.size === bytes && now.mtimeMs === changed
    // What is stored already may be gone from here.
    if (!isSame && (now || isWanted(file))) throw new CliError('fileMoved', exitCodes.failed, { file: path })
  }
  return files
    .filter(isWanted)
    .map(({ path, bytes, digest, field }) => ({ path, bytes, digest, slot: slotOf[field], key: [digest] }))
}

async function apply(
  console: Asked,
  connection: Connection,
  saved: SavedPlan,
  { parallel, dryRun }: { parallel: number; dryRun: boolean },
  { signal, asks }: Applying,
): Promise<ExitCode> {
  const { t } = console
  const { server } = connection
  const { course, plan } = saved
  const params = { courseId: course.id }
  const told = { lost: () => console.warn(t('run.lost')), back: () => console.warn(t('run.back')) }
  const state = await patiently(() => server.chapters.checkPlan({ params, body: plan }, { signal }), told, signal)
  if (state.operation) {
    if (console.json) console.printJson({ operation: state.operation, uploaded: 0, failed: 0 })
    else console.print(t('chapters.appliedBefore', { id: state.operation.id }))
    return exitCodes.ok
  }
  if (state.moved > 0) throw new ProblemError('operation.stale', { params: { count: state.moved } })
  const files = await filesToSend(saved, state.missing)
  if (!console.json) printPlan(console, saved)
  if (dryRun) {
    if (console.json) console.printJson({ operation: null, uploaded: 0, failed: 0 })
    else console.note(t('chapters.wouldSend', { count: files.length }))
    return exitCodes.ok
  }
  const sent = () => {
    const channelId = server.sessions.show().then(({ channel }) => channel.id)
    return transferFiles(console, connection, files, { channelId, parallel }, signal)
  }
  const results = files.length === 0 ? [] : await sent()
  signal.throwIfAborted()
  const failed = results.filter((sent) => sent === undefined || 'failure' in sent).length
  const uploaded = results.length - failed
  if (failed > 0) {
    if (console.json) console.printJson({ operation: null, uploaded, failed })
    console.warn(t('chapters.notSent', { uploaded, failed }))
    return uploaded === 0 ? exitCodes.failed : exitCodes.partlyFailed
  }
  asks()
  const applied = await patiently(() => server.chapters.applyPlan({ params, body: plan }, { signal }), told, signal)
  if (console.json) console.printJson({ operation: applied, uploaded, failed })
  else {
    const { created, updated, id } = applied
    console.print(t('chapters.applied', { course: course.name, created, updated, uploaded, id }))
    noteUndo(console, id)
  }
  return exitCodes.ok
}

export default command({
  summary: {
    zh: '执行保存的预览：上传所需的文件，再一次写入课程；课程或文件在预览之后有变化则不执行。中断后再次运行即从已存处继续，重复执行不会改变结果。',
    en: 'Apply a saved plan: upload the files that it needs, then change the course at once; refused when the course or a file has moved since. Run again after an interruption it goes on from what is stored, and applied again it changes nothing more.',
  },
  takes: applyTakes,
  examples: same('icss chapters apply plan.json', 'icss chapters apply plan.json --parallel 8'),
  calls: ['chapters.checkPlan', 'chapters.applyPlan', 'uploads.uptoken', 'uploads.updateUseTotal'],
  exits: ['partlyFailed', 'interrupted'],
  answer,
  async run(console, input) {
    const { t } = console
    const { plan: file, parallel, dryRun } = input
    const connection = await connect(console)
    const saved = await readJsonFile(file, savedPlan)
    if (saved.plan.rows.length === 0) {
      if (console.json) console.printJson({ operation: null, uploaded: 0, failed: 0 })
      else console.note(t('chapters.nothing', { course: saved.course.name }))
      return exitCodes.ok
    }
    return untilApplied(sameCommand(console, 'chapters apply', applyTakes, input), (applying) =>
      apply(console, connection, saved, { parallel, dryRun }, applying),
    )
  },
})
