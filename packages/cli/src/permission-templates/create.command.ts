import { permissionTemplate } from '@icss/core/permission-templates/permission-template.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import { command } from '../commands/command.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { templateTake } from './find-template.ts'

export default command({
  summary: { zh: '新建权限模板', en: 'Create a permission template' },
  takes: {
    ...templateTake,
    allow: {
      value: 'permission',
      many: true,
      choices: flags,
      text: { zh: '开放的权限', en: 'a permission that it opens' },
    },
    all: { text: { zh: '开放全部权限', en: 'opens all permissions' } },
  },
  examples: {
    zh: ['icss templates create 编辑 --allow uploadCourse --allow publishNotice', 'icss templates create 全部 --all'],
    en: ['icss templates create Editors --allow uploadCourse --allow publishNotice'],
  },
  calls: ['permissionTemplates.create'],
  answer: permissionTemplate,
  async run(console, { name, allow, all }) {
    const { server } = await connect(console)
    const body = { name, flags: flags.map((flag) => all || (allow ?? []).includes(flag)) }
    const template = await server.permissionTemplates.create({ body })
    if (console.json) console.printJson(template)
    else console.print(console.t('templates.created', { name: template.name }))
    return exitCodes.ok
  },
})
