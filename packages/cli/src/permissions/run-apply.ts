import type * as z from 'zod/mini'
import { type PermissionPlan, permissionPlan } from '@icss/core/permissions/permission-plan.ts'
import type { Input } from '../commands/command.ts'
import { sameCommand } from '../commands/same-command.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { untilApplied } from '../operations/until-applied.ts'
import { connect, type Server } from '../server/connect.ts'
import { changeAnswer, changePermissions } from './change-permissions.ts'
import { applyTakes } from './permissions.commands.ts'
import { readJsonFile } from '../console/read-json-file.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Operation } from '@icss/core/operations/operation.ts'

export const answer = changeAnswer

/** The run that applied a plan before, which carries its id; refused when it was another plan, or another run. */
async function earlierRun(server: Server, plan: PermissionPlan, signal: AbortSignal): Promise<Operation | undefined> {
  try {
    await server.operations.show({ params: { operationId: plan.id } }, { signal })
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'request.not_found') return undefined
    throw error
  }
  return server.permissions.apply({ body: plan }, { signal })
}

export async function run(
  console: Console<z.output<typeof answer>>,
  input: Input<typeof applyTakes>,
): Promise<ExitCode> {
  const { plan: file, dryRun, yes } = input
  const { server } = await connect(console)
  const plan = await readJsonFile(file, permissionPlan)
  const given = { dryRun: dryRun === true, yes: yes === true }
  return untilApplied(sameCommand(console, 'permissions apply', applyTakes, input), async (applying) => {
    const applied = await earlierRun(server, plan, applying.signal)
    if (!applied) return changePermissions(console, server, plan, given, applying)
    if (console.json) console.printJson({ plan, operation: applied })
    else console.print(console.t('permissions.appliedBefore', { id: applied.id }))
    return exitCodes.ok
  })
}
