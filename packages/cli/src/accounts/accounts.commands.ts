import { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { type Takes, command } from '../commands/command.ts'
import { exportCommand } from '../commands/export-command.ts'
import { importCommand } from '../commands/import-command.ts'
import { dryRunTake, yesTake } from '../commands/shared-takes.ts'
import { listAccounts } from './list.command.ts'

const accounts = {
  accounts: { argument: 'many', text: { zh: '账号，可以多个', en: 'account numbers' } },
} as const satisfies Takes

export const createTakes = {
  number: { argument: 'required', text: { zh: '账号，只含数字', en: 'account number, digits only' } },
  name: { value: 'name', required: true, text: { zh: '姓名', en: 'name of the person' } },
  phone: { value: 'phone', text: { zh: '手机号', en: 'phone' } },
  template: {
    value: 'template',
    text: { zh: '权限模板的名称；不给则没有权限', en: 'name of a permission template; else the account holds none' },
  },
} as const satisfies Takes

export const enableTakes = { ...accounts, ...dryRunTake } as const satisfies Takes
export const disableTakes = { ...accounts, ...dryRunTake, ...yesTake } as const satisfies Takes
export const resetTakes = {
  account: { argument: 'required', text: { zh: '账号', en: 'account number' } },
  ...yesTake,
} as const satisfies Takes

const same = (...lines: string[]) => ({ zh: lines, en: lines })

export const commands = [
  listAccounts,
  importCommand({
    summary: {
      zh: '从表格导入账号：账号、姓名、手机号、权限模板（按名称）、启用、备注。账号已存在即为同一个；不能授予自己没有的权限，也不能更改管理员。新账号的初始密码为平台配置的密码；平台没有配置时，用 icss accounts reset-password 给出。',
      en: 'Import accounts from a table: account, name, phone, permission template (by name), enabled, remark. The same account number is the same account; nobody grants more than they hold, and administrators are left alone. New accounts begin with the password that the operator configured; where none is, icss accounts reset-password gives each its own.',
    },
    examples: {
      zh: ['icss accounts import 账号.csv --dry-run', 'icss accounts import 账号.xlsx --on-conflict update'],
      en: ['icss accounts import accounts.csv --dry-run', 'icss accounts import accounts.xlsx --on-conflict update'],
    },
    call: 'accounts.import',
    endpoint: accountsContract.import,
  }),
  exportCommand({
    summary: {
      zh: '导出账号，不含密码和管理员；导出的文件可以原样导入。',
      en: 'Export accounts, without passwords and without administrators. The file can be imported again as it is.',
    },
    examples: {
      zh: ['icss accounts export -o 账号.csv', 'icss accounts export --format jsonl'],
      en: ['icss accounts export -o accounts.csv', 'icss accounts export --format jsonl'],
    },
    call: 'accounts.export',
    endpoint: accountsContract.export,
    filters: {},
  }),
  command({
    name: 'create',
    summary: {
      zh: '新建账号。初始密码只显示一次，首次登录须修改。',
      en: 'Create an account. Its initial password is shown once and must be changed at the first login.',
    },
    takes: createTakes,
    examples: {
      zh: ['icss accounts create 755010 --name 王小明 --phone 13800138000 --template 全部开放'],
      en: ['icss accounts create 755010 --name "Wang Xiaoming" --template Editors'],
    },
    calls: ['accounts.create', 'permissionTemplates.list'],
    load: () => import('./run-create.ts'),
  }),
  command({
    name: 'enable',
    summary: { zh: '启用账号', en: 'Enable accounts' },
    takes: enableTakes,
    examples: same('icss accounts enable 755010 755011', 'icss accounts enable 755010 --dry-run'),
    calls: ['accounts.list', 'accounts.enable'],
    load: () => import('./run-enable.ts'),
  }),
  command({
    name: 'disable',
    summary: { zh: '停用账号，并结束它们的登录和令牌', en: 'Disable accounts, ending their sessions and tokens' },
    takes: disableTakes,
    examples: same('icss accounts disable 755010', 'icss accounts disable 755010 755011 --yes'),
    calls: ['accounts.list', 'accounts.disable'],
    load: () => import('./run-disable.ts'),
  }),
  command({
    name: 'reset-password',
    summary: {
      zh: '重置密码。新的初始密码只显示一次；登录和令牌随即失效。',
      en: 'Reset a password. The new initial password is shown once; sessions and tokens end.',
    },
    takes: resetTakes,
    examples: same('icss accounts reset-password 755010 --yes'),
    calls: ['accounts.list', 'accounts.resetPassword'],
    load: () => import('./run-reset-password.ts'),
  }),
]
