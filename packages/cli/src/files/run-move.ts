import * as z from 'zod/mini'
import { cloudFile } from '@icss/core/files/files.contract.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { groupIdOf } from './find-group.ts'
import type { moveTakes } from './files.commands.ts'

export const answer = z.object({ items: z.array(cloudFile) })

export async function run(
  console: Console<z.output<typeof answer>>,
  { ids, group }: Input<typeof moveTakes>,
): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const unique = [...new Set(ids.map(idOf))]
  const groupId = await groupIdOf(server, group)
  const moved = await server.files.move({ body: { ids: unique, groupId } })
  if (console.json) console.printJson(moved)
  else
    console.print(t('files.moved', { count: moved.items.length, group: groupId === '' ? t('files.ungrouped') : group }))
  return exitCodes.ok
}
