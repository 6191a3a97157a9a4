import * as z from 'zod/mini'
import { drawsContract, maxDraws } from '@icss/core/lotteries/draws.contract.ts'
import { call } from '@icss/core/client/client.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { meetingTake, outputTake } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { writeExport } from '../console/write-export.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: {
    zh: '下载一次已结束抽奖的证明文件，与网页上下载的相同；任何人都可以用 icss lottery verify 核对',
    en: 'Download the proof file of a draw that has ended, the same as on the web; anyone can check it with icss lottery verify',
  },
  takes: {
    ...meetingTake,
    draw: {
      value: 'number',
      number: { least: 1, most: maxDraws },
      text: { zh: '会议的第几次抽奖；默认为最近一次', en: 'which draw of the meeting; the latest by default' },
    },
    ...outputTake,
  },
  examples: same(
    `icss lottery export ${exampleId} --output proof.json`,
    `icss lottery export ${exampleId} --draw 1 | jq .roster`,
  ),
  calls: ['draws.list', 'draws.proof'],
  exits: ['interrupted'],
  answer: z.object({ file: z.string(), bytes: z.number(), draw: z.number() }),
  run(console, { meetingId, draw: wanted, output }) {
    const params = { meetingId: idOf(meetingId) }
    let draw = 0
    return writeExport(
      console,
      output,
      async (signal) => {
        const { server, options } = await connect(console)
        const { items } = await server.draws.list({ params }, { signal })
        const found = wanted === undefined ? items.at(-1) : items.find(({ number }) => number === wanted)
        if (!found) throw new CliError('noDraw', exitCodes.failed)
        draw = found.number
        return call(drawsContract.proof, { params: { drawId: found.id } }, { timeout: 0, signal }, options)
      },
      (file, bytes) => ({ file, bytes, draw }),
    )
  },
})
