import { type Command, command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import type { Both } from '../copy/both.ts'
import { connect } from '../server/connect.ts'
import { runTake } from './run-take.ts'
import { runAnswer } from './run-answer.ts'

/**
 * Declares a command that follows a run to its end and fetches what was rejected: one that is on, one that is let go on
 * behind its last batch, or the one that undoes another.
 */
export const followCommand = (name: string, call: 'show' | 'resume' | 'undo', summary: Both): Command =>
  command({
    summary,
    takes: {
      ...runTake,
      rejected: {
        value: 'file',
        suggest: 'files',
        text: {
          zh: '未通过的行写入此文件；默认在当前目录，名为 <文件名>.rejected.csv 或 .jsonl',
          en: 'write the rejected rows to this file; else to the current folder, as <name>.rejected.csv or .jsonl',
        },
      },
    },
    examples: same(`icss operations ${name} ${exampleId}`),
    calls: [`operations.${call}`, 'operations.events', 'operations.alike', 'operations.rejectedFile'],
    exits: ['partlyFailed', 'interrupted'],
    answer: runAnswer,
    async run(console, { id, rejected }) {
      const operationId = idOf(id)
      const { server } = await connect(console)
      const operation = await server.operations[call]({ params: { operationId } })
      const { runThrough } = await import('./run-through.ts')
      return runThrough(console, server, operation, { path: rejected, folder: '.', source: operation.title })
    },
  })
