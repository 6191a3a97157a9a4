import { reportsContract } from '@icss/core/reports/reports.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  call: 'reports.handle',
  endpoint: reportsContract.handle,
  shown: { call: 'reports.show', endpoint: reportsContract.show },
  idText: { zh: '举报编号，见 icss reports list', en: 'id of the report, see icss reports list' },
  summary: {
    zh: '举报成立：隐藏被举报的内容，并短信告知举报人',
    en: 'Uphold a report, which hides what it is about; the reporter gets an SMS',
  },
  examples: same(`icss reports uphold ${exampleId}`, `icss reports uphold ${exampleId} --seen 1`),
  body: { outcome: 'upheld' },
  done: { zh: '对“{{name}}”的举报成立，内容已隐藏。', en: 'The report of “{{name}}” is upheld; it is hidden.' },
  nameOf: ({ thingName }) => thingName,
})
