import { type InputOf, call } from '@icss/core/client/client.ts'
import { idOf } from '../console/given-id.ts'
import { printFacts } from '../console/print-facts.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { CommandModule } from './command.ts'
import type { ShowDeclared, ShowEndpoint } from './show-command.ts'

/** What a command declared by `showCommand` runs. */
export const showModule = ({ endpoint, fields }: ShowDeclared): CommandModule => ({
  answer: endpoint.answer,
  async run(console, input) {
    const id = idOf((input as unknown as { id: string }).id)
    const [param = ''] = Object.keys(endpoint.params.shape)
    const { options } = await connect(console)
    const shown = await call(endpoint, { params: { [param]: id } } as unknown as InputOf<ShowEndpoint>, {}, options)
    if (console.json) console.printJson(shown)
    else printFacts(console, shown, fields(console.language))
    return exitCodes.ok
  },
})
