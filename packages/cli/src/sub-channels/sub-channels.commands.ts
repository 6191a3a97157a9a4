import { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import { printInitialPassword } from '../accounts/print-initial-password.ts'
import { actCommand } from '../commands/act-command.ts'
import { exportCommand } from '../commands/export-command.ts'
import { importCommand } from '../commands/import-command.ts'
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
        { title: t('accounts.columns.template'), cell: ({ templateName }) => templateName ?? '', least: 6 },
        {
          title: t('platform.columns.status'),
          cell: ({ enabled }) => t(`accounts.status.${enabled ? 'enabled' : 'disabled'}`),
        },
      ]
    },
  }),
  importCommand({
    summary: {
      zh: '从表格批量开通子频道：频道名称、简称、管理员账号、管理员手机、权限模板（按名称）、逐项权限（没有模板时；都不填为全部开放）、启用、备注。名称已存在的不重复开通。管理员的初始密码为平台配置的密码；平台没有配置时，由主频道逐个重置给出。撤销会删除还没有人登录过的子频道。',
      en: 'Open sub-channels from a table: channel, abbreviation, administrator, phone, permission template (by name), single permissions (without a template; with neither all are open), enabled, remark. One whose name is there already is not opened twice. Administrators begin with the password that the operator configured; where none is, the main channel resets it for each. An undo deletes those that nobody has logged in to.',
    },
    examples: {
      zh: ['icss sub-channels import 子频道.csv --dry-run', 'icss sub-channels import 子频道.xlsx'],
      en: ['icss sub-channels import channels.csv --dry-run', 'icss sub-channels import channels.xlsx'],
    },
    call: 'subChannels.import',
    endpoint: subChannelsContract.import,
  }),
  exportCommand({
    summary: {
      zh: '导出子频道，不含密码；导出的文件可以原样导入。',
      en: 'Export the sub-channels, without passwords. The file can be imported again as it is.',
    },
    examples: {
      zh: ['icss sub-channels export -o 子频道.csv', 'icss sub-channels export --format jsonl'],
      en: ['icss sub-channels export -o channels.csv', 'icss sub-channels export --format jsonl'],
    },
    call: 'subChannels.export',
    endpoint: subChannelsContract.export,
    filters: {},
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
        templateName: t('accounts.columns.template'),
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
  actCommand({
    name: 'reset-password',
    summary: {
      zh: '重置子频道管理员的密码。新的初始密码只显示一次；登录和令牌随即失效。',
      en: 'Reset the password of the administrator of a sub-channel. The new initial password is shown once; sessions and tokens end.',
    },
    examples: same(`icss sub-channels reset-password ${exampleId} --yes`),
    call: 'subChannels.resetPassword',
    endpoint: subChannelsContract.resetPassword,
    idText,
    ask: {
      zh: '重置子频道管理员的密码，并结束其登录',
      en: 'Reset the password of its administrator, ending their sessions',
    },
    done: (console, { initialPassword }) => printInitialPassword(console, initialPassword),
  }),
]
