import * as z from 'zod/mini'
import { cloudFile } from '@icss/core/files/files.contract.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { restoreTakes } from './files.commands.ts'

export const answer = z.object({ items: z.array(cloudFile) })

export async function run(
  console: Console<z.output<typeof answer>>,
  { ids }: Input<typeof restoreTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const restored = await server.files.restore({ body: { ids: [...new Set(ids.map(idOf))] } })
  if (console.json) console.printJson(restored)
  else console.print(console.t('files.restored', { count: restored.items.length }))
  return exitCodes.ok
}
