import type * as z from 'zod/mini'
import { permissionPlan } from '@icss/core/permissions/permission-plan.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import type { ExitCode } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { changeAnswer, changePermissions } from './change-permissions.ts'
import type { applyTakes } from './permissions.commands.ts'
import { readJsonFile } from '../console/read-json-file.ts'

export const answer = changeAnswer

export async function run(
  console: Console<z.output<typeof answer>>,
  { plan: file, dryRun, yes }: Input<typeof applyTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const plan = await readJsonFile(file, permissionPlan)
  return changePermissions(console, server, plan, { dryRun: dryRun === true, yes: yes === true })
}
