import { messagesContract } from '@icss/core/messages/messages.contract.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: {
    zh: '把一条消息标为已读，不写编号时全部标为已读',
    en: 'Mark a message as read, or all of them without an id',
  },
  takes: {
    id: { argument: 'optional', text: { zh: '编号，见 icss messages list', en: 'its id, see icss messages list' } },
  },
  examples: same('icss messages read', `icss messages read ${exampleId}`),
  calls: ['messages.read', 'messages.readAll'],
  answer: messagesContract.readAll.answer,
  async run(console, { id }) {
    const { server } = await connect(console)
    const answer =
      id === undefined
        ? await server.messages.readAll()
        : await server.messages.read({ params: { id: idOf(id) } }).then(() => ({ read: 1 }))
    if (console.json) console.printJson(answer)
    else console.print(console.t('messages.read', { count: answer.read }))
    return exitCodes.ok
  },
})
