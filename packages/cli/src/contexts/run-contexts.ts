import { type Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { type ConfigFile, type Context, readConfigFile, writeConfigFile } from './config-file.ts'

export async function runContextList(console: Console): Promise<ExitCode> {
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

function named({ contexts }: ConfigFile, name: string): Context {
  const context = Object.hasOwn(contexts, name) ? contexts[name] : undefined
  if (context) return context
  const names = Object.keys(contexts).join(', ') || '-'
  throw new CliError('unknownContext', exitCodes.usage, { name, names })
}

export async function runContextUse(console: Console, name: string): Promise<ExitCode> {
  const config = await readConfigFile(console.env)
  const { server } = named(config, name)
  await writeConfigFile(console.env, { ...config, current: name })
  if (console.json) console.printJson({ current: name })
  else console.print(console.t('context.use.done', { name, server }))
  return exitCodes.ok
}

export async function runContextRemove(console: Console, name: string): Promise<ExitCode> {
  const config = await readConfigFile(console.env)
  const { token } = named(config, name)
  const { [name]: _removed, ...contexts } = config.contexts
  const current = config.current === name ? Object.keys(contexts)[0] : config.current
  await writeConfigFile(console.env, { contexts, ...(current === undefined ? {} : { current }) })
  if (console.json) console.printJson({ removed: name })
  else console.print(console.t('context.remove.done', { name }))
  // The file no longer knows it, but the server does, until it ends.
  if (token !== undefined) console.note(console.t('context.remove.tokenLives'))
  return exitCodes.ok
}
