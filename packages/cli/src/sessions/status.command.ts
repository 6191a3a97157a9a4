import * as z from 'zod/mini'
import { session as sessionSchema } from '@icss/core/sessions/session.ts'
import { command } from '../commands/command.ts'
import { onOneLine, padEnd } from '../console/display-width.ts'
import { readConfigFile } from '../contexts/config-file.ts'
import { hasGivenToken } from '../contexts/given-token.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { sessionLine } from './session-line.ts'
import { same } from '../commands/examples.ts'

export default command({
  summary: { zh: '显示登录到哪个服务器、是谁', en: 'Show which server you are logged in to, and as whom' },
  takes: {},
  examples: same('icss auth status', 'icss auth status --json'),
  calls: ['sessions.show'],
  answer: z.object({
    context: z.nullable(z.string()),
    server: z.string(),
    account: sessionSchema.shape.account,
    channel: sessionSchema.shape.channel,
    expiresAt: z.nullable(z.string()),
  }),
  async run(console) {
    const { t, env } = console
    const { server, chosen } = await connect(console)
    const session = await server.sessions.show()
    const { contexts } = await readConfigFile(env)
    const kept = chosen.name === undefined || hasGivenToken(env) ? undefined : contexts[chosen.name]
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
  },
})
