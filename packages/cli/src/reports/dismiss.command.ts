import { reportsContract } from '@icss/core/reports/reports.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  call: 'reports.handle',
  endpoint: reportsContract.handle,
  shown: { call: 'reports.show', endpoint: reportsContract.show },
  idText: { zh: '举报编号，见 icss reports list', en: 'id of the report, see icss reports list' },
  summary: { zh: '举报不成立，并短信告知举报人', en: 'Dismiss a report; the reporter gets an SMS' },
  examples: same(`icss reports dismiss ${exampleId}`, `icss reports dismiss ${exampleId} --seen 1`),
  body: { outcome: 'dismissed' },
  done: { zh: '对“{{name}}”的举报不成立。', en: 'The report of “{{name}}” is dismissed.' },
  nameOf: ({ thingName }) => thingName,
})
