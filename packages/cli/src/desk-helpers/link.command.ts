import { deskHelpersContract } from '@icss/core/desk-helpers/desk-helpers.contract.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { meetingTake } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { helperTake } from './helper-take.ts'

export default command({
  summary: { zh: '查看签到帮手的链接', en: 'Show the link of a helper' },
  takes: { ...meetingTake, ...helperTake },
  examples: same(`icss desk-helpers link ${exampleId} ${exampleId}`),
  calls: ['deskHelpers.link'],
  answer: deskHelpersContract.link.answer,
  async run(console, { meetingId, deskHelperId }) {
    const { server } = await connect(console)
    const params = { meetingId: idOf(meetingId), deskHelperId: idOf(deskHelperId) }
    const link = await server.deskHelpers.link({ params })
    if (console.json) console.printJson(link)
    else console.print(link.url)
    return exitCodes.ok
  },
})
