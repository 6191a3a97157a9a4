import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { wholeTakes } from '../commands/shared-takes.ts'
import { printItems } from '../console/print-items.ts'
import { readConfigFile } from './config-file.ts'
import { same } from '../commands/examples.ts'

export default command({
  summary: { zh: '列出保存的服务器和登录', en: 'List the servers and logins that are kept' },
  takes: wholeTakes,
  examples: same('icss context list'),
  calls: [],
  answer: z.object({
    current: z.nullable(z.string()),
    items: z.array(
      z.object({
        name: z.string(),
        server: z.string(),
        account: z.string(),
        channel: z.string(),
        loggedIn: z.boolean(),
        expiresAt: z.nullable(z.string()),
      }),
    ),
  }),
  async run(console, paging) {
    const { t } = console
    const { contexts, current } = await readConfigFile(console.env)
    const items = Object.entries(contexts).map(([name, { server, account, channel, token, expiresAt }]) => ({
      name,
      server,
      account,
      channel,
      loggedIn: token !== undefined,
      expiresAt: expiresAt ?? null,
    }))
    const kept = { current: current ?? null, items }
    return printItems(
      console,
      kept,
      [
        { title: '', cell: ({ name }) => (name === current ? '*' : '') },
        { title: t('context.list.name'), cell: ({ name }) => name, least: 8 },
        { title: t('context.list.server'), cell: ({ server }) => server, least: 12 },
        { title: t('context.list.account'), cell: ({ account }) => account },
        { title: t('context.list.channel'), cell: ({ channel }) => channel, least: 8 },
        {
          title: t('context.list.login'),
          cell: ({ loggedIn, expiresAt }) =>
            loggedIn ? t('context.list.until', { date: expiresAt?.slice(0, 10) ?? '' }) : t('context.list.loggedOut'),
        },
      ],
      { ...paging, none: t('context.list.none') },
    )
  },
})
