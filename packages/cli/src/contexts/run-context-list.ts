import * as z from 'zod/mini'
import { type Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { readConfigFile } from './config-file.ts'

export const answer = z.object({
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
})

export async function run(console: Console<z.output<typeof answer>>): Promise<ExitCode> {
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
  if (console.json) console.printJson({ current: current ?? null, items })
  else if (items.length === 0) console.note(t('context.list.none'))
  else
    console.print(
      table(
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
        items,
        console.width,
      ),
    )
  return exitCodes.ok
}
