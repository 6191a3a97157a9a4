import { formatDateTime } from '@icss/core/copy/format.ts'
import { bindingHours } from '@icss/core/employee-bindings/own-card.ts'
import { employeeBindingsContract } from '@icss/core/employee-bindings/employee-bindings.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { cardText } from './card-take.ts'

export default actCommand({
  call: 'employeeBindings.issue',
  endpoint: employeeBindingsContract.issue,
  idText: cardText,
  summary: {
    zh: `生成员工本人绑定名片的链接：只能使用一次，${bindingHours} 小时内有效，之前的链接随即失效`,
    en: `Make the link with which an employee binds their card: good once and for ${bindingHours} hours, in place of the one before`,
  },
  examples: same(`icss employees bind ${exampleId}`, `icss employees bind ${exampleId} --json url`),
  done: (console, { url, expiresAt }) => {
    console.note(console.t('employees.issued', { time: formatDateTime(expiresAt) }))
    console.print(url)
  },
})
