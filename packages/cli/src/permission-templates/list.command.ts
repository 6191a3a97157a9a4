import { permissionTemplatesContract } from '@icss/core/permission-templates/permission-templates.contract.ts'
import { command } from '../commands/command.ts'
import { wholeTakes } from '../commands/shared-takes.ts'
import { printItems } from '../console/print-items.ts'
import { heldWords } from '../permissions/flag-words.ts'
import { connect } from '../server/connect.ts'
import { same } from '../commands/examples.ts'

export default command({
  summary: { zh: '列出权限模板', en: 'List permission templates' },
  takes: wholeTakes,
  examples: same('icss templates list'),
  calls: ['permissionTemplates.list'],
  answer: permissionTemplatesContract.list.answer,
  async run(console, paging) {
    const { t } = console
    const { server } = await connect(console)
    const page = await server.permissionTemplates.list()
    return printItems(
      console,
      page,
      [
        { title: t('templates.columns.name'), cell: ({ name }) => name, least: 8 },
        { title: t('templates.columns.inUse'), cell: ({ inUse }) => String(inUse), align: 'right' },
        { title: t('templates.columns.flags'), cell: (row) => heldWords(console, row.flags), least: 16 },
      ],
      paging,
    )
  },
})
