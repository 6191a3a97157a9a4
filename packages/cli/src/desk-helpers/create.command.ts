import { deskHelpersContract } from '@icss/core/desk-helpers/desk-helpers.contract.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { meetingTake } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: {
    zh: '添加签到帮手，得到其链接：在手机上打开即可签到，不需要账号，到会议结束为止',
    en: 'Add a helper at the desk of a meeting, and get the link by which they sign people in on their phone, without an account, until the meeting ends',
  },
  takes: {
    ...meetingTake,
    name: { argument: 'required', text: { zh: '帮手姓名', en: 'name of the helper' } },
  },
  examples: same(`icss desk-helpers create ${exampleId} 张志愿`),
  calls: ['deskHelpers.create'],
  answer: deskHelpersContract.create.answer,
  async run(console, { meetingId, name }) {
    const { server } = await connect(console)
    const added = await server.deskHelpers.create({ params: { meetingId: idOf(meetingId) }, body: { name } })
    if (console.json) console.printJson(added)
    else {
      console.note(console.t('deskHelpers.added', { name: added.name }))
      console.print(added.url)
    }
    return exitCodes.ok
  },
})
