import * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { takeBackTakes } from './platform.commands.ts'

export const answer = z.object({ channelId: z.string(), courseId: z.string() })

export async function run(
  console: Console<z.output<typeof answer>>,
  { channelId, courseId, yes }: Input<typeof takeBackTakes>,
): Promise<ExitCode> {
  const params = { channelId: idOf(channelId), courseId: idOf(courseId) }
  const { server } = await connect(console)
  const { name } = await server.platform.showChannel({ params: { channelId: params.channelId } })
  await confirm(console, { what: console.t('platform.askTakeBack', { name }), yes: yes === true })
  await server.purchasedCourses.takeBack({ params })
  if (console.json) console.printJson(params)
  else console.print(console.t('platform.takenBack', { name }))
  return exitCodes.ok
}
