import type { contract } from '@icss/core/contract/contract.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { seenTake } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

type ShelfNoun = 'resources' | 'demands'

const summaries = {
  resources: { zh: '拒绝员工发布的资源，说明原因', en: 'Refuse a resource that an employee filed, and say why' },
  demands: { zh: '拒绝员工发布的需求，说明原因', en: 'Refuse a demand that an employee filed, and say why' },
} as const
const done = {
  zh: '已拒绝，提交人会在“我的名片”看到原因。',
  en: 'Refused; whoever filed it sees the reason at their card.',
}

/** Declares the command that refuses what a bound employee filed. */
export const refuseCommand = (noun: ShelfNoun, endpoint: (typeof contract)[ShelfNoun]['refuse']) =>
  command({
    summary: summaries[noun],
    takes: {
      id: {
        argument: 'required',
        text: {
          zh: `编号，见 icss ${noun} list --off-reason waiting`,
          en: `its id, see icss ${noun} list --off-reason waiting`,
        },
      },
      ...seenTake,
      reason: { value: 'text', required: true, text: { zh: '拒绝的原因', en: 'why it is refused' } },
    },
    examples: same(`icss ${noun} refuse ${exampleId} --seen 3 --reason text`),
    calls: [`${noun}.refuse`],
    answer: endpoint.answer,
    async run(console, { id, seen, reason }) {
      const { server } = await connect(console)
      const body = { refusal: reason, ...(seen === undefined ? {} : { version: seen }) }
      const answer = await server[noun].refuse({ params: { id: idOf(id) }, body })
      if (console.json) console.printJson(answer)
      else console.print(done[console.language])
      return exitCodes.ok
    },
  })
