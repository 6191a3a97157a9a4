import { type Takes, command } from '../commands/command.ts'

export const createTakes = {
  name: { argument: 'required', text: { zh: '令牌的名称', en: 'name of the token' } },
  days: {
    value: 'days',
    number: { least: 1, most: 366 },
    default: 90,
    text: { zh: '有效天数', en: 'days until it ends' },
  },
  readOnly: { text: { zh: '只能读取', en: 'it may only read' } },
  group: {
    value: 'group',
    many: true,
    text: {
      zh: '只能调用该组接口，可以多次；组名见 icss api，如 companies',
      en: 'it may call this group of endpoints only, several times; see icss api, such as companies',
    },
  },
} as const satisfies Takes

export const revokeTakes = {
  id: {
    argument: 'required',
    text: { zh: '令牌编号，见 icss tokens list', en: 'id of the token, see icss tokens list' },
  },
} as const satisfies Takes

const same = (...lines: string[]) => ({ zh: lines, en: lines })

export const commands = [
  command({
    name: 'list',
    summary: { zh: '列出自己的个人令牌', en: 'List the own personal tokens' },
    takes: {},
    examples: same('icss tokens list'),
    calls: ['sessions.listTokens'],
    load: () => import('./run-list.ts'),
  }),
  command({
    name: 'create',
    summary: {
      zh: '新建个人令牌，供脚本使用；只显示一次',
      en: 'Create a personal token for a script; it is shown once',
    },
    takes: createTakes,
    examples: same('icss tokens create backup --read-only --days 30', 'icss tokens create import --group companies'),
    calls: ['sessions.createToken'],
    load: () => import('./run-create.ts'),
  }),
  command({
    name: 'revoke',
    summary: { zh: '撤销个人令牌', en: 'Revoke a personal token' },
    takes: revokeTakes,
    examples: same('icss tokens revoke 019aa4e0-7b1c-7000-8000-000000000000'),
    calls: ['sessions.revokeToken'],
    load: () => import('./run-revoke.ts'),
  }),
]
