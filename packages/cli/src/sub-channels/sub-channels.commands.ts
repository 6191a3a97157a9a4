import { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { listCommand } from '../commands/list-command.ts'
import { showCommand } from '../commands/show-command.ts'
import { translateFor } from '../console/console.ts'

const exampleId = '019aa4e0-7b1c-7000-8000-000000000000'
const same = (...lines: string[]) => ({ zh: lines, en: lines })
const idText = { zh: '子频道编号，见 icss sub-channels list', en: 'id of the sub-channel, see icss sub-channels list' }
const nameOf = ({ name }: { name: string }) => name

export const commands = [
  listCommand({
    summary: { zh: '列出子频道', en: 'List the sub-channels' },
    examples: same('icss sub-channels list', 'icss sub-channels list --status disabled --json'),
    call: 'subChannels.list',
    endpoint: subChannelsContract.list,
    filters: {
      q: { value: 'words', text: { zh: '名称、简称或账号的任意部分', en: 'any part of a name or account' } },
      status: { value: 'status', text: { zh: '启用或停用', en: 'enabled or disabled' } },
      templateId: { option: 'template', value: 'id', text: { zh: '权限模板编号', en: 'id of a permission template' } },
      groupId: { option: 'group', value: 'id', text: { zh: '频道组编号', en: 'id of a channel group' } },
    },
    columns: (language) => {
      const t = translateFor(language)
      return [
        { title: t('platform.columns.id'), cell: ({ id }) => id },
        { title: t('platform.columns.name'), cell: ({ name }) => name, least: 8 },
        { title: t('platform.columns.account'), cell: ({ accountNumber }) => accountNumber ?? '' },
        { title: t('permissions.columns.source'), cell: ({ templateName }) => templateName ?? '', least: 6 },
        {
          title: t('platform.columns.status'),
          cell: ({ enabled }) => t(`accounts.status.${enabled ? 'enabled' : 'disabled'}`),
        },
      ]
    },
  }),
  showCommand({
    summary: { zh: '查看一个子频道', en: 'Show a sub-channel' },
    examples: same(`icss sub-channels show ${exampleId}`),
    call: 'subChannels.show',
    endpoint: subChannelsContract.show,
    idText,
    fields: (language) => {
      const t = translateFor(language)
      return {
        id: t('platform.fields.id'),
        name: t('platform.fields.name'),
        abbreviation: t('platform.fields.abbreviation'),
        accountNumber: t('platform.fields.accountNumber'),
        adminPhone: t('platform.fields.adminPhone'),
        templateName: t('permissions.columns.source'),
      }
    },
  }),
  actCommand({
    name: 'enable',
    summary: { zh: '启用一个子频道', en: 'Enable a sub-channel' },
    examples: same(`icss sub-channels enable ${exampleId}`),
    call: 'subChannels.enable',
    endpoint: subChannelsContract.enable,
    idText,
    done: { zh: '“{{name}}”已启用。', en: '“{{name}}” is enabled.' },
    nameOf,
  }),
  actCommand({
    name: 'disable',
    summary: { zh: '停用一个子频道，并结束它的登录', en: 'Disable a sub-channel, ending its sessions' },
    examples: same(`icss sub-channels disable ${exampleId}`),
    call: 'subChannels.disable',
    endpoint: subChannelsContract.disable,
    idText,
    ask: { zh: '停用子频道，并结束它的登录', en: 'Disable the sub-channel, ending its sessions' },
    done: { zh: '“{{name}}”已停用。', en: '“{{name}}” is disabled.' },
    nameOf,
  }),
]
