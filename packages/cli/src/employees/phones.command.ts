import { formatDateTime } from '@icss/core/copy/format.ts'
import { employeeBindingsContract } from '@icss/core/employee-bindings/employee-bindings.contract.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { wholeTakes } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { printItems } from '../console/print-items.ts'
import { connect } from '../server/connect.ts'
import { cardTake } from './card-take.ts'

export default command({
  summary: { zh: '列出登录了一张名片的手机', en: 'List the phones that are logged in to a card' },
  takes: { ...cardTake, ...wholeTakes },
  examples: same(`icss employees phones ${exampleId}`, `icss employees phones ${exampleId} --json`),
  calls: ['employeeBindings.listPublicSessions'],
  answer: employeeBindingsContract.listPublicSessions.answer,
  async run(console, { employeeId, ...paging }) {
    const { server } = await connect(console)
    const { t } = console
    return printItems(
      console,
      await server.employeeBindings.listPublicSessions({ params: { employeeId: idOf(employeeId) } }),
      [
        { title: 'ID', cell: ({ id }) => id },
        { title: t('employees.lastUsedAt'), cell: ({ lastUsedAt }) => formatDateTime(lastUsedAt) },
        { title: t('employees.expiresAt'), cell: ({ expiresAt }) => formatDateTime(expiresAt) },
        { title: t('employees.address'), cell: ({ address }) => address },
        { title: t('employees.userAgent'), cell: ({ userAgent }) => userAgent, least: 16 },
      ],
      paging,
    )
  },
})
