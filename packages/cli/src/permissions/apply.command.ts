import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import { type PermissionPlan, permissionPlan } from '@icss/core/permissions/permission-plan.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { sameCommand } from '../commands/same-command.ts'
import { dryRunTake, yesTake } from '../commands/shared-takes.ts'
import type { Takes } from '../commands/takes.ts'
import { readJsonFile } from '../console/read-json-file.ts'
import { exitCodes } from '../exit-codes.ts'
import { changeAnswer } from '../operations/plan-through.ts'
import { untilApplied } from '../operations/until-applied.ts'
import { connect, type Server } from '../server/connect.ts'
import { changePermissions } from './change-permissions.ts'

const applyTakes = {
  plan: { argument: 'required', suggest: 'files', text: { zh: '保存的预览', en: 'a saved plan' } },
  ...dryRunTake,
  ...yesTake,
} as const satisfies Takes

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

export default command({
  summary: {
    zh: '执行保存的预览；权限在预览之后有变化则不执行。重复执行不会改变结果。',
    en: 'Apply a saved plan, unless the permissions have moved since. Applied again it changes nothing more.',
  },
  takes: applyTakes,
  examples: same('icss permissions apply plan.json', 'icss permissions apply plan.json --dry-run'),
  calls: ['operations.show', 'permissions.apply', 'permissionTemplates.list'],
  exits: ['interrupted'],
  answer: changeAnswer,
  async run(console, input) {
    const { plan: file, dryRun, yes } = input
    const { server } = await connect(console)
    const plan = await readJsonFile(file, permissionPlan)
    const given = { dryRun, yes }
    return untilApplied(sameCommand(console, 'permissions apply', applyTakes, input), async (applying) => {
      const applied = await earlierRun(server, plan, applying.signal)
      if (!applied) return changePermissions(console, server, { type: 'plan.opened', plan }, given, applying)
      if (console.json) console.printJson({ plan, operation: applied })
      else console.print(console.t('permissions.appliedBefore', { id: applied.id }))
      return exitCodes.ok
    })
  },
})
