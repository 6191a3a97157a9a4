import { formatDateTime } from '@icss/core/copy/format.ts'
import { deskHelpersContract } from '@icss/core/desk-helpers/desk-helpers.contract.ts'
import { deskHelpersEn } from '@icss/core/desk-helpers/desk-helpers.en.ts'
import { deskHelpersZh } from '@icss/core/desk-helpers/desk-helpers.zh.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { meetingTake, wholeTakes } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { printItems } from '../console/print-items.ts'
import { connect } from '../server/connect.ts'

const timeOf = (instant: string | null) => (instant === null ? '' : formatDateTime(instant))

export default command({
  summary: {
    zh: '列出一场会议的签到帮手，及其办理次数',
    en: 'List the helpers at the desk of a meeting, and how much each has done',
  },
  takes: { ...meetingTake, ...wholeTakes },
  examples: same(`icss desk-helpers list ${exampleId}`),
  calls: ['deskHelpers.list'],
  answer: deskHelpersContract.list.answer,
  async run(console, { meetingId, ...paging }) {
    const { server } = await connect(console)
    const { fields } = console.language === 'zh' ? deskHelpersZh : deskHelpersEn
    return printItems(
      console,
      await server.deskHelpers.list({ params: { meetingId: idOf(meetingId) } }),
      [
        { title: 'ID', cell: ({ id }) => id },
        { title: fields.name, cell: ({ name }) => name, least: 8 },
        { title: fields.facts, cell: ({ facts }) => String(facts), align: 'right' },
        { title: fields.lastUsedAt, cell: ({ lastUsedAt }) => timeOf(lastUsedAt) },
        { title: fields.endedAt, cell: ({ endedAt }) => timeOf(endedAt) },
      ],
      paging,
    )
  },
})
