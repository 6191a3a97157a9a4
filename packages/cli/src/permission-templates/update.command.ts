import { permissionTemplate } from '@icss/core/permission-templates/permission-template.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import { command } from '../commands/command.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { findTemplate, templateTake } from './find-template.ts'

export default command({
  summary: {
    zh: '修改权限模板：名称、开放的权限；使用它的频道和账号随之改变',
    en: 'Change a permission template: its name, what it opens; channels and accounts that have it change with it',
  },
  takes: {
    ...templateTake,
    rename: { value: 'name', text: { zh: '新的名称', en: 'its new name' } },
    allow: {
      value: 'permission',
      many: true,
      choices: flags,
      text: { zh: '要开放的权限', en: 'a permission to open' },
    },
    deny: {
      value: 'permission',
      many: true,
      choices: flags,
      text: { zh: '要关闭的权限', en: 'a permission to close' },
    },
    ...yesTake,
  },
  examples: {
    zh: ['icss templates update 编辑 --rename 内容编辑', 'icss templates update 编辑 --allow uploadFile --yes'],
    en: ['icss templates update Editors --rename Writers', 'icss templates update Editors --deny uploadFile --yes'],
  },
  calls: ['permissionTemplates.list', 'permissionTemplates.update'],
  answer: permissionTemplate,
  async run(console, { name, rename, allow = [], deny = [], yes }) {
    const { t } = console
    const { server } = await connect(console)
    const stored = await findTemplate(server, name)
    const held = flags.map((flag, at) => (stored.flags[at] === true || allow.includes(flag)) && !deny.includes(flag))
    const isOtherwise = held.some((isHeld, at) => isHeld !== stored.flags[at])
    if (isOtherwise && stored.inUse > 0)
      await confirm(console, { what: t('templates.askChange', { name: stored.name, count: stored.inUse }), yes })
    const template = await server.permissionTemplates.update({
      params: { templateId: stored.id },
      query: { version: stored.version },
      body: { name: rename ?? stored.name, flags: held },
    })
    if (console.json) console.printJson(template)
    else console.print(t('templates.changed', { name: template.name }))
    return exitCodes.ok
  },
})
