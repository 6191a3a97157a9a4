import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { exportedFile, exportFile } from '../commands/export-file.ts'
import { outputTake } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { cardTake } from './card-take.ts'

export default command({
  summary: {
    zh: '把员工名片保存为 vCard，可存入手机通讯录',
    en: 'Save an employee card as vCard, for the contacts of a phone',
  },
  takes: { ...cardTake, ...outputTake },
  examples: same(`icss employees vcard ${exampleId} -o card.vcf`),
  calls: ['employees.vcard'],
  answer: exportedFile,
  run: (console, { employeeId, output }) =>
    exportFile(console, output, (server, signal) =>
      server.employees.vcard({ params: { employeeId: idOf(employeeId) } }, { signal }),
    ),
})
