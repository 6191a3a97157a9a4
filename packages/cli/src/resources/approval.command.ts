import { resourcesEn } from '@icss/core/resources/resources.en.ts'
import { resourcesZh } from '@icss/core/resources/resources.zh.ts'
import { shelfSettings } from '@icss/core/resources/shelf.ts'
import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: {
    zh: '查看或修改员工发布的资源和需求是否先审核再上架',
    en: 'Show or say whether the resources and demands that employees file wait for approval',
  },
  takes: {
    state: {
      argument: 'optional',
      choices: ['on', 'off'],
      text: {
        zh: 'on 先审核，off 直接上架；不给出时只查看',
        en: 'on to wait, off to go on the shelf at once; without it, it is shown',
      },
    },
  },
  examples: same('icss resources approval', 'icss resources approval off'),
  calls: ['shelfSettings.show', 'shelfSettings.update'],
  answer: z.object(shelfSettings.shape),
  async run(console, { state }) {
    const { server } = await connect(console)
    const settings =
      state === undefined
        ? await server.shelfSettings.show()
        : await server.shelfSettings.update({ body: { needsApproval: state === 'on' } })
    const { approval } = console.language === 'zh' ? resourcesZh : resourcesEn
    if (console.json) console.printJson(settings)
    else console.print(settings.needsApproval ? approval.on : approval.off)
    return exitCodes.ok
  },
})
