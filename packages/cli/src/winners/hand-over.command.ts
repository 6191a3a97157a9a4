import { winnersContract } from '@icss/core/winners/winners.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  call: 'winners.handOver',
  endpoint: winnersContract.handOver,
  idText: { zh: '中奖编号，见 icss winners list', en: 'id of the win, see icss winners list' },
  summary: { zh: '标记奖品已发放', en: 'Mark a prize as handed over' },
  examples: same(`icss winners hand-over ${exampleId}`, `icss winners hand-over ${exampleId} --json`),
  body: { isHandedOver: true },
  done: { zh: '“{{name}}”的奖品已发放。', en: 'The prize of “{{name}}” is handed over.' },
  nameOf: ({ name }) => name,
})
