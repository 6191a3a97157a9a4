import { permissionTemplate } from '@icss/core/permission-templates/permission-template.ts'
import { command } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { printFacts } from '../console/print-facts.ts'
import { exitCodes } from '../exit-codes.ts'
import { heldWords } from '../permissions/flag-words.ts'
import { connect } from '../server/connect.ts'
import { findTemplate, templateTake } from './find-template.ts'

export default command({
  summary: { zh: '查看一个权限模板', en: 'Show a permission template' },
  takes: templateTake,
  examples: { zh: ['icss templates show 全部开放'], en: ['icss templates show Editors'] },
  calls: ['permissionTemplates.list'],
  answer: permissionTemplate,
  async run(console, { name }) {
    const { t } = console
    const { server } = await connect(console)
    const template = await findTemplate(server, name)
    const names = {
      name: t('templates.columns.name'),
      flags: t('templates.columns.flags'),
      inUse: t('templates.columns.inUse'),
    }
    if (console.json) console.printJson(template)
    else printFacts(console as Console, { ...template, flags: heldWords(console, template.flags) }, names)
    return exitCodes.ok
  },
})
