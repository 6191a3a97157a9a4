import { subChannelsEn } from '@icss/core/channels/channels.en.ts'
import { subChannelsZh } from '@icss/core/channels/channels.zh.ts'
import { subChannelColumns } from '@icss/core/channels/sub-channel.columns.ts'
import { translateFor } from '../console/console.ts'
import { noun } from '../nouns/noun.ts'

export default noun({
  contract: 'subChannels',
  columns: subChannelColumns,
  copy: { zh: subChannelsZh, en: subChannelsEn },
  list: ['id', 'name', 'accountNumber', 'template', 'enabled'],
  titles: { template: { zh: '权限模板', en: 'Template' }, enabled: { zh: '状态', en: 'Status' } },
  cells: {
    enabled: ({ enabled }, language) => translateFor(language)(`accounts.status.${enabled ? 'enabled' : 'disabled'}`),
    template: ({ templateName }) => templateName ?? '',
  },
  nameOf: ({ name }) => name,
  filters: {
    q: { value: 'words', text: { zh: '名称、简称或账号的任意部分', en: 'any part of a name or account' } },
    status: { value: 'status', text: { zh: '启用或停用', en: 'enabled or disabled' } },
    templateId: { option: 'template', value: 'id', text: { zh: '权限模板编号', en: 'id of a permission template' } },
    groupId: { option: 'group', value: 'id', text: { zh: '频道组编号', en: 'id of a channel group' } },
  },
  // Its answer holds an initial password.
  without: ['create'],
  summaries: {
    export: {
      zh: '导出子频道，不含密码；导出的文件可以原样导入。',
      en: 'Export the sub-channels, without passwords. The file can be imported again as it is.',
    },
    import: {
      zh: '从表格批量开通子频道：频道名称、简称、管理员账号、管理员手机、权限模板（按名称）、逐项权限（没有模板时；都不填为全部开放）、启用、备注。名称已存在的不重复开通。管理员的初始密码为平台配置的密码；平台没有配置时，由主频道逐个重置给出。撤销会删除还没有人登录过的子频道。',
      en: 'Open sub-channels from a table: channel, abbreviation, administrator, phone, permission template (by name), single permissions (without a template; with neither all are open), enabled, remark. One whose name is there already is not opened twice. Administrators begin with the password that the operator configured; where none is, the main channel resets it for each. An undo deletes those that nobody has logged in to.',
    },
  },
})
