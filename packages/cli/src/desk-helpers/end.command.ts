import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { meetingTake } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { helperTake } from './helper-take.ts'

export default command({
  summary: {
    zh: '结束签到帮手的链接；其手机立刻退出签到台，已办理的签到不变',
    en: 'End the link of a helper: their phone leaves the desk at once, and whoever they signed in stays signed in',
  },
  takes: { ...meetingTake, ...helperTake },
  examples: same(`icss desk-helpers end ${exampleId} ${exampleId}`),
  calls: ['deskHelpers.end'],
  answer: z.object({ id: z.string() }),
  async run(console, { meetingId, deskHelperId }) {
    const { server } = await connect(console)
    const id = idOf(deskHelperId)
    await server.deskHelpers.end({ params: { meetingId: idOf(meetingId), deskHelperId: id } })
    if (console.json) console.printJson({ id })
    else console.print(console.t('deskHelpers.ended'))
    return exitCodes.ok
  },
})
