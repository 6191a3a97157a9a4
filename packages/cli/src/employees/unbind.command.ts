import { employeeBindingsContract } from '@icss/core/employee-bindings/employee-bindings.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { cardText } from './card-take.ts'

export default actCommand({
  call: 'employeeBindings.unbind',
  endpoint: employeeBindingsContract.unbind,
  idText: cardText,
  summary: {
    zh: '解除名片绑定：本人的手机立即退出，名片不再公开',
    en: 'Unbind a card: the phones of its owner are logged out at once, and it is no longer public',
  },
  examples: same(`icss employees unbind ${exampleId}`, `icss employees unbind ${exampleId} --yes`),
  ask: { zh: '解除绑定，本人的手机立即退出', en: 'Unbind the card; the phones of its owner are logged out at once' },
  done: { zh: '已解除“{{name}}”的绑定。', en: 'The card of “{{name}}” is unbound.' },
  nameOf: ({ name }) => name,
})
