import { writeFile } from 'node:fs/promises'
import type * as z from 'zod/mini'
import type { PermissionChange } from '@icss/core/permissions/permission-plan.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { ownCommand } from '../console/own-command.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect, type Server } from '../server/connect.ts'
import { findTemplate } from '../templates/find-template.ts'
import { changeAnswer } from './change-permissions.ts'
import { channelFinder, channelIdsOf } from './channel-ids.ts'
import type { planTakes } from './permissions.commands.ts'
import { changesIn } from './changes-in.ts'
import { channelsOf, printPlan } from './print-plan.ts'

export const answer = changeAnswer.shape.plan

type Asked = Console<z.output<typeof answer>>

async function changeOf(console: Asked, server: Server, input: Input<typeof planTakes>): Promise<PermissionChange> {
  const { file, openAll, closeAll, template, channel } = input
  const given = [file !== undefined, openAll === true, closeAll === true, template !== undefined].filter(Boolean)
  if (given.length !== 1) throw new CliError('onePlan', exitCodes.usage)
  if (file !== undefined) {
    const changes = await changesIn(console, server, file)
    const idOf = await channelFinder(server)
    return {
      kind: 'flags',
      channels: changes.map(({ channel: name, flags: changed }) => ({ id: idOf(name), flags: changed })),
    }
  }
  const channelIds = await channelIdsOf(server, channel)
  const some = channelIds ? { channelIds } : {}
  if (template !== undefined)
    return { kind: 'template', templateId: (await findTemplate(server, template)).id, ...some }
  return { kind: openAll === true ? 'openAll' : 'closeAll', ...some }
}

export async function run(console: Asked, input: Input<typeof planTakes>): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const plan = await server.permissions.plan({ body: await changeOf(console, server, input) })
  const { save: file } = input
  if (file !== undefined)
    await writeFile(file, `${JSON.stringify(plan, null, 2)}\n`).catch((error: unknown) => {
      throw new CliError('cannotWrite', exitCodes.failed, { file, reason: (error as Error).message }, error)
    })
  if (console.json) {
    console.printJson(plan)
    return exitCodes.ok
  }
  await printPlan(console, server, plan)
  const count = channelsOf(plan)
  console.note(t(count === 0 ? 'permissions.nothing' : 'permissions.would', { count }))
  if (file !== undefined && count > 0)
    console.note(t('permissions.saved', { file, command: ownCommand(console, 'permissions', 'apply', file) }))
  return exitCodes.ok
}
