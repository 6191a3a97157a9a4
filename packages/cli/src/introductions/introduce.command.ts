import { introductionsContract } from '@icss/core/introductions/introductions.contract.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

const what = {
  zh: '将给资源和需求的双方各发一条短信。',
  en: 'Both sides of the resource and the demand get an SMS.',
}
const done = { zh: '已给双方发送短信。', en: 'Both sides were sent an SMS.' }

export default command({
  summary: {
    zh: '为一项资源和一项需求的双方牵线',
    en: 'Introduce a resource and a demand: each side gets an SMS with a link',
  },
  takes: {
    resource: {
      argument: 'required',
      text: { zh: '资源编号，见 icss resources list', en: 'id of the resource, see icss resources list' },
    },
    demand: {
      argument: 'required',
      text: { zh: '需求编号，见 icss demands list', en: 'id of the demand, see icss demands list' },
    },
    ...yesTake,
  },
  examples: same(
    `icss introductions introduce ${exampleId} ${exampleId}`,
    `icss introductions introduce ${exampleId} ${exampleId} --yes --json`,
  ),
  calls: ['introductions.introduce'],
  answer: introductionsContract.introduce.answer,
  async run(console, { resource, demand, yes }) {
    const { server } = await connect(console)
    const body = { resourceId: idOf(resource), demandId: idOf(demand) }
    await confirm(console, { what: what[console.language], yes: yes === true })
    const answer = await server.introductions.introduce({ body })
    if (console.json) console.printJson(answer)
    else console.print(done[console.language])
    return exitCodes.ok
  },
})
