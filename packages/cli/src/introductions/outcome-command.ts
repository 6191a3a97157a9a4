import type * as z from 'zod/mini'
import { introductionsContract } from '@icss/core/introductions/introductions.contract.ts'
import { command, type EndpointName } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import type { Console } from '../console/console.ts'
import type { Both } from '../copy/both.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect, type Server } from '../server/connect.ts'

type Introduced = z.output<typeof introductionsContract.show.answer>

interface OutcomeDeclared {
  readonly verb: 'agree' | 'drop'
  readonly summary: Both
  /** The option that says more, and what it is like. */
  readonly option: {
    readonly name: 'on' | 'reason'
    readonly value: string
    readonly example: string
    readonly text: Both
  }
  readonly done: Both
  readonly record: (server: Server, id: string, given: string) => Promise<Introduced>
}

/** Declares a command that records what came of an introduction. */
export const outcomeCommand = ({ verb, summary, option, done, record }: OutcomeDeclared) =>
  command({
    summary,
    takes: {
      id: {
        argument: 'required',
        text: { zh: '对接编号，见 icss introductions list', en: 'id of the introduction, see icss introductions list' },
      },
      [option.name]: { value: option.value, required: true, text: option.text },
    },
    examples: same(`icss introductions ${verb} ${exampleId} --${option.name} ${option.example}`),
    calls: [`introductions.${verb}` satisfies EndpointName],
    answer: introductionsContract[verb].answer,
    async run(console: Console<Introduced>, given) {
      const { id, [option.name]: said } = given as Readonly<Record<string, string>>
      const { server } = await connect(console)
      const answer = await record(server, idOf(id ?? ''), said ?? '')
      if (console.json) console.printJson(answer)
      else console.print(done[console.language])
      return exitCodes.ok
    },
  })
