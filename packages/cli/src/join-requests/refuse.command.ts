import { joinRequestsContract } from '@icss/core/join-requests/join-requests.contract.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { versionTake } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

const done = { zh: '已拒绝，申请人会收到写有原因的短信。', en: 'Refused; the applicant gets the reason by SMS.' }

export default command({
  summary: { zh: '拒绝入会，并短信告知原因', en: 'Refuse an application; the applicant gets the reason by SMS' },
  takes: {
    id: {
      argument: 'required',
      text: { zh: '申请编号，见 icss join-requests list', en: 'id of the application, see icss join-requests list' },
    },
    ...versionTake,
    reason: { value: 'text', required: true, text: { zh: '拒绝的原因', en: 'why it is refused' } },
  },
  examples: same(
    `icss join-requests refuse ${exampleId} --reason text`,
    `icss join-requests refuse ${exampleId} --seen 1 --reason text`,
  ),
  calls: ['joinRequests.show', 'joinRequests.refuse'],
  answer: joinRequestsContract.refuse.answer,
  async run(console, { id, seen, reason }) {
    const { server } = await connect(console)
    const params = { id: idOf(id) }
    const version = seen ?? (await server.joinRequests.show({ params })).version
    const answer = await server.joinRequests.refuse({ params, query: { version }, body: { reason } })
    if (console.json) console.printJson(answer)
    else console.print(done[console.language])
    return exitCodes.ok
  },
})
