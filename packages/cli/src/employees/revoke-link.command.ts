import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { cardTake } from './card-take.ts'

export default command({
  summary: { zh: '撤销绑定名片的链接，立即失效', en: 'Revoke the link that binds a card; it stops working at once' },
  takes: cardTake,
  examples: same(`icss employees revoke-link ${exampleId}`),
  calls: ['employeeBindings.revoke'],
  answer: z.object({ id: z.string() }),
  async run(console, { employeeId }) {
    const { server } = await connect(console)
    const id = idOf(employeeId)
    await server.employeeBindings.revoke({ params: { employeeId: id } })
    if (console.json) console.printJson({ id })
    else console.print(console.t('employees.revoked'))
    return exitCodes.ok
  },
})
