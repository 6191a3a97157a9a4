import type { CommandModule, Input } from '../commands/command.ts'
import { idOf } from '../console/given-id.ts'
import { connect } from '../server/connect.ts'
import type { watchTakes } from './operations.commands.ts'
import { type RunConsole, runAnswer } from './run-outcome.ts'
import { watchRun } from './watch-run.ts'

/**
 * What the commands run that follow a run to its end and fetch what was rejected: one that is on, one that is let go on
 * behind its last batch, or the one that undoes another.
 */
export const followModule = (call: 'show' | 'resume' | 'undo'): CommandModule<typeof watchTakes> => ({
  answer: runAnswer,
  async run(console, { id, rejected }: Input<typeof watchTakes>) {
    const operationId = idOf(id)
    const { server } = await connect(console)
    const operation = await server.operations[call]({ params: { operationId } })
    return watchRun(console as RunConsole, server, operation, rejected)
  },
})
