import { permissionTemplate } from '@icss/core/permission-templates/permission-template.ts'
import { command } from '../commands/command.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { findTemplate, templateTake } from './find-template.ts'

export default command({
  summary: { zh: '删除没有使用的权限模板', en: 'Delete a permission template that nobody has' },
  takes: { ...templateTake, ...yesTake },
  examples: { zh: ['icss templates delete 编辑 --yes'], en: ['icss templates delete Editors --yes'] },
  calls: ['permissionTemplates.list', 'permissionTemplates.delete'],
  answer: permissionTemplate,
  async run(console, { name, yes }) {
    const { t } = console
    const { server } = await connect(console)
    const template = await findTemplate(server, name)
    await confirm(console, { what: t('templates.askDelete', { name: template.name }), yes })
    await server.permissionTemplates.delete({ params: { templateId: template.id } })
    if (console.json) console.printJson(template)
    else console.print(t('templates.deleted', { name: template.name }))
    return exitCodes.ok
  },
})
