import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { channelTake } from './channel-take.ts'

export default command({
  summary: {
    zh: '收回频道的一门已购课程及其章节，不能撤销',
    en: 'Take a purchased course back from a channel, with its chapters; this cannot be undone',
  },
  takes: {
    channelId: channelTake.id,
    courseId: {
      argument: 'required',
      text: { zh: '课程编号，见 icss platform courses', en: 'id of the course, see icss platform courses' },
    },
    ...yesTake,
  },
  examples: same(`icss platform take-back ${exampleId} ${exampleId} --yes`),
  calls: ['platform.showChannel', 'purchasedCourses.takeBack'],
  answer: z.object({ channelId: z.string(), courseId: z.string() }),
  async run(console, { channelId, courseId, yes }) {
    const params = { channelId: idOf(channelId), courseId: idOf(courseId) }
    const { server } = await connect(console)
    const { name } = await server.platform.showChannel({ params: { channelId: params.channelId } })
    await confirm(console, { what: console.t('platform.askTakeBack', { name }), yes })
    await server.purchasedCourses.takeBack({ params })
    if (console.json) console.printJson(params)
    else console.print(console.t('platform.takenBack', { name }))
    return exitCodes.ok
  },
})
