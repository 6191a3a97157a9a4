import * as z from 'zod/mini'
import { call } from '@icss/core/client/client.ts'
import { meetingsContract } from '@icss/core/meetings/meetings.contract.ts'
import { fileFormats } from '@icss/core/spreadsheets/table-endpoint.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { meetingTake, outputTake } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { writeExport } from '../console/write-export.ts'
import { connect } from '../server/connect.ts'

const { exportAll } = meetingsContract

export default command({
  summary: {
    zh: '导出一场会议的全部内容为一个 ZIP 文件：设置、奖项、参与人、签到、签到台记录、中奖名单和抽奖证明',
    en: 'Export everything of a meeting as one ZIP file: settings, awards, participants, sign-ins, desk facts, winners and the proofs of its draws',
  },
  takes: {
    ...meetingTake,
    format: {
      value: 'format',
      choices: fileFormats,
      default: 'csv',
      text: {
        zh: '参与人和中奖名单的文件格式；在表格软件里打开请用 xlsx',
        en: 'format of the lists of participants and winners; for a spreadsheet take xlsx',
      },
    },
    ...outputTake,
  },
  examples: same(
    `icss meetings export-all ${exampleId} --output meeting.zip`,
    `icss meetings export-all ${exampleId} --format jsonl --output meeting.zip`,
  ),
  calls: ['meetings.exportAll'],
  exits: ['interrupted'],
  answer: z.object({ file: z.string(), bytes: z.number() }),
  run(console, { meetingId, format, output }) {
    const params = { id: idOf(meetingId) }
    return writeExport(
      console,
      output,
      async (signal) => {
        const { options } = await connect(console)
        const query = { format, language: console.language }
        return call(exportAll, { params, query }, { timeout: 0, signal }, options)
      },
      (file, bytes) => ({ file, bytes }),
    )
  },
})
