import type * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import { sameCommand } from '../commands/same-command.ts'
import type { Console } from '../console/console.ts'
import type { ExitCode } from '../exit-codes.ts'
import { untilApplied } from '../operations/until-applied.ts'
import { changeAnswer, changePermissions } from '../permissions/change-permissions.ts'
import { channelIdsOf } from '../permissions/channel-ids.ts'
import { connect } from '../server/connect.ts'
import { findTemplate } from './find-template.ts'
import { applyTakes } from './templates.commands.ts'

export const answer = changeAnswer

export async function run(
  console: Console<z.output<typeof answer>>,
  input: Input<typeof applyTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const { name, channel, dryRun, yes } = input
  return untilApplied(sameCommand(console, 'templates apply', applyTakes, input), async (applying) => {
    const { id: templateId } = await findTemplate(server, name)
    const channelIds = await channelIdsOf(server, channel)
    const body = { kind: 'template', templateId, ...(channelIds ? { channelIds } : {}) } as const
    const plan = await server.permissions.plan({ body }, { signal: applying.signal })
    return changePermissions(console, server, plan, { dryRun: dryRun === true, yes: yes === true }, applying)
  })
}
