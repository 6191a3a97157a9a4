import * as z from 'zod/mini'
import { type CloudFile, cloudFile } from '@icss/core/files/files.contract.ts'
import type { Input } from '../commands/command.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { deleteTakes } from './files.commands.ts'

/** What was deleted, or with a dry run would be. */
export const answer = z.object({ dryRun: z.boolean(), items: z.array(cloudFile) })

/** All of the files are looked up before one is deleted; all are deleted, or none. */
export async function run(
  console: Console<z.output<typeof answer>>,
  { ids, dryRun = false, yes = false }: Input<typeof deleteTakes>,
): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const unique = [...new Set(ids.map(idOf))]
  const found: CloudFile[] = []
  for (const id of unique) found.push(await server.files.show({ params: { id } }))
  const count = found.length
  let items: CloudFile[] = found
  if (!dryRun) {
    const names = found.map(({ name }) => name).join(t('list.between'))
    const word = count > 20 ? { word: String(count) } : {}
    await confirm(console, { what: t('files.askDelete', { count, names }), yes, ...word })
    ;({ items } = await server.files.deleteMany({ body: { ids: unique } }))
  }
  if (console.json) console.printJson({ dryRun, items })
  else console.print(t(dryRun ? 'files.wouldDelete' : 'files.deleted', { count }))
  return exitCodes.ok
}
