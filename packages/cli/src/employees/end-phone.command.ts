import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { cardTake } from './card-take.ts'

export default command({
  summary: { zh: '让一台手机退出名片，名片仍为已绑定', en: 'Log a phone out of a card, which stays bound' },
  takes: {
    ...cardTake,
    phoneId: {
      argument: 'required',
      text: { zh: '手机登录的编号，见 icss employees phones', en: 'id of the phone, see icss employees phones' },
    },
  },
  examples: same(`icss employees end-phone ${exampleId} ${exampleId}`),
  calls: ['employeeBindings.endPublicSession'],
  answer: z.object({ id: z.string() }),
  async run(console, { employeeId, phoneId }) {
    const { server } = await connect(console)
    const id = idOf(phoneId)
    await server.employeeBindings.endPublicSession({ params: { employeeId: idOf(employeeId), publicSessionId: id } })
    if (console.json) console.printJson({ id })
    else console.print(console.t('employees.phoneEnded'))
    return exitCodes.ok
  },
})
