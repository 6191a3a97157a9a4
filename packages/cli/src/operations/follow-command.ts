import type { Operation } from '@icss/core/operations/operation.ts'
import { type Command, command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import type { Takes } from '../commands/takes.ts'
import { idOf } from '../console/given-id.ts'
import type { Both } from '../copy/both.ts'
import type { ExitCode } from '../exit-codes.ts'
import { connect, type Server } from '../server/connect.ts'
import { runTake } from './run-take.ts'
import { runAnswer, type RunConsole } from './run-answer.ts'

export const followTakes = {
  ...runTake,
  rejected: {
    value: 'file',
    suggest: 'files',
    text: {
      zh: '未通过的行写入此文件；默认在当前目录，名为 <文件名>.rejected.csv 或 .jsonl',
      en: 'write the rejected rows to this file; else to the current folder, as <name>.rejected.csv or .jsonl',
    },
  },
} as const satisfies Takes

export const followCalls = ['operations.events', 'operations.alike', 'operations.rejectedFile'] as const

/** Follows a run to its end and fetches what was rejected. */
export async function followRun(
  console: RunConsole,
  server: Server,
  operation: Operation,
  rejected: string | undefined,
): Promise<ExitCode> {
  const { runThrough } = await import('./run-through.ts')
  return runThrough(console, server, operation, { path: rejected, folder: '.', source: operation.title })
}

/** Declares a command that follows a run: one that is on, or one that is let go on behind its last batch. */
export const followCommand = (name: string, call: 'show' | 'resume', summary: Both): Command =>
  command({
    summary,
    takes: followTakes,
    examples: same(`icss operations ${name} ${exampleId}`),
    calls: [`operations.${call}`, ...followCalls],
    exits: ['partlyFailed', 'interrupted'],
    answer: runAnswer,
    async run(console, { id, rejected }) {
      const operationId = idOf(id)
      const { server } = await connect(console)
      return followRun(console, server, await server.operations[call]({ params: { operationId } }), rejected)
    },
  })
