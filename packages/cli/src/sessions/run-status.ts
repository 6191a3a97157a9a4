import * as z from 'zod/mini'
import { session as sessionSchema } from '@icss/core/sessions/session.ts'
import { type Console } from '../console/console.ts'
import { onOneLine, padEnd } from '../console/display-width.ts'
import { readConfigFile } from '../contexts/config-file.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { sessionLine } from './session-line.ts'

export const answer = z.object({
  context: z.nullable(z.string()),
  server: z.string(),
  account: sessionSchema.shape.account,
  channel: sessionSchema.shape.channel,
  expiresAt: z.nullable(z.string()),
})

export async function run(console: Console<z.output<typeof answer>>): Promise<ExitCode> {
  const { t, env } = console
  const { server, chosen } = await connect(console)
  const session = await server.sessions.show()
  const { contexts } = await readConfigFile(env)
  const kept = chosen.name === undefined || env.ICSS_TOKEN_FILE ? undefined : contexts[chosen.name]
  if (console.json)
    console.printJson({
      context: chosen.name ?? null,
      server: chosen.server,
      account: session.account,
      channel: session.channel,
      expiresAt: kept?.expiresAt ?? null,
    })
  else {
    const lines: (readonly [string, string])[] = [
      [t('auth.status.server'), chosen.server],
      [t('auth.status.who'), sessionLine(console, session)],
      [t('auth.status.context'), chosen.name ?? '-'],
      ...(kept?.expiresAt ? ([[t('auth.status.until'), kept.expiresAt.slice(0, 10)]] as const) : []),
    ]
    console.print(lines.map(([title, text]) => `${padEnd(title, 10)}${onOneLine(text)}`).join('\n'))
  }
  return exitCodes.ok
}
