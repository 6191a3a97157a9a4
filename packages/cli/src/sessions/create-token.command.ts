import { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: {
    zh: '新建个人令牌，供脚本使用；只显示一次',
    en: 'Create a personal token for a script; it is shown once',
  },
  takes: {
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
        zh: '只能调用该组接口；组名见 icss api，如 companies',
        en: 'it may call this group of endpoints only, such as companies; see icss api',
      },
    },
  },
  examples: same('icss tokens create backup --read-only --days 30', 'icss tokens create import --group companies'),
  calls: ['sessions.createToken'],
  answer: sessionsContract.createToken.answer,
  async run(console, { name, days, readOnly, group }) {
    const { server } = await connect(console)
    const groups = [...(group ?? [])]
    const created = await server.sessions.createToken({
      body: { name, days, readOnly, ...(groups.length > 0 ? { groups } : {}) },
    })
    if (console.json) console.printJson(created)
    else {
      // The token alone on stdout, so that a script can take it.
      console.note(console.t('tokens.created'))
      console.print(created.token)
      console.note(console.t('tokens.until', { date: created.expiresAt.slice(0, 10) }))
    }
    return exitCodes.ok
  },
})
