import { type InputOf, call } from '@icss/core/client/client.ts'
import type { Console } from '../console/console.ts'
import { confirm } from '../console/confirm.ts'
import { onOneLine } from '../console/display-width.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { ActDeclared, ActEndpoint } from './act-command.ts'
import type { CommandModule } from './command.ts'

/** What a command declared by `actCommand` runs. */
export const actModule = ({ endpoint, body, ask, done, nameOf }: ActDeclared): CommandModule => ({
  answer: endpoint.answer,
  async run(console, input) {
    const given = input as unknown as { id: string; yes?: boolean }
    const [param = ''] = Object.keys(endpoint.params.shape)
    const params = { [param]: idOf(given.id) }
    const { options } = await connect(console)
    if (ask) await confirm(console, { what: ask[console.language], yes: given.yes === true })
    const answered = await call(endpoint, { params, body } as unknown as InputOf<ActEndpoint>, {}, options)
    if (console.json) console.printJson(answered)
    else if (typeof done === 'function') done(console as Console<never>, answered)
    else console.print(done[console.language].replace('{{name}}', onOneLine(nameOf?.(answered) ?? '')))
    return exitCodes.ok
  },
})
