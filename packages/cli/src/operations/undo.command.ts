import * as z from 'zod/mini'
import { takenBack, undoPreview } from '@icss/core/operations/undo-preview.ts'
import { typedCountAbove } from '@icss/core/permissions/plan-line.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { dryRunTake, yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { onOneLine } from '../console/display-width.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { followCalls, followRun, followTakes } from './follow-command.ts'
import { runAnswer } from './run-answer.ts'
import { printUndo } from './print-undo.ts'

/** The run that undid it; none with a dry run, or when there was nothing to undo. */
const answer = z.extend(runAnswer, { preview: undoPreview })

export default command({
  summary: {
    zh: '撤销一个批量任务：先显示会收回多少、不动多少，再询问。之后又被修改过的记录保持不变，并写入未撤销的文件。',
    en: 'Undo a bulk run: shows what would be taken back and what would be left, then asks. Records that were changed since are left alone and written to the file of what was not undone.',
  },
  takes: { ...followTakes, ...dryRunTake, ...yesTake },
  examples: same(`icss operations undo ${exampleId}`, `icss operations undo ${exampleId} --dry-run`),
  calls: ['operations.previewUndo', 'operations.undo', ...followCalls],
  exits: ['partlyFailed', 'interrupted'],
  answer,
  async run(console, { id, rejected, dryRun, yes }) {
    const { t } = console
    const params = { operationId: idOf(id) }
    const { server } = await connect(console)
    const preview = await server.operations.previewUndo({ params })
    const count = takenBack(preview)
    if (!console.json) printUndo(console, preview)
    if (dryRun || count === 0) {
      if (console.json) console.printJson({ preview, operation: null, rejectedFile: null, alike: [], error: null })
      else if (count === 0) console.note(t('operations.undo.nothing'))
      else console.note(t(preview.counts ? 'operations.undo.would' : 'operations.undo.wouldAtMost', { count }))
      return exitCodes.ok
    }
    const title = onOneLine(preview.run.title)
    await confirm(console, {
      what: t(preview.counts ? 'operations.undo.ask' : 'operations.undo.askAtMost', { title, count }),
      yes,
      ...(count > typedCountAbove ? { word: String(count) } : {}),
    })
    const printJson = (value: z.output<typeof runAnswer>) => console.printJson({ ...value, preview })
    return followRun({ ...console, printJson }, server, await server.operations.undo({ params }), rejected)
  },
})
