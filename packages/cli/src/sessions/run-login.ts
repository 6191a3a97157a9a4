import * as z from 'zod/mini'
import { session } from '@icss/core/sessions/session.ts'
import type { Input } from '../commands/command.ts'
import { type Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'
import { chooseContext } from '../contexts/choose-context.ts'
import { readConfigFile, writeConfigFile } from '../contexts/config-file.ts'
import { serverAddress } from '../contexts/server-address.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { clientOptions } from '../server/connect.ts'
import { askLine, askPassword, readPasswords } from './ask.ts'
import { askNewPassword } from './ask-new-password.ts'
import { logIn } from './login.ts'
import type { loginTakes } from './auth.commands.ts'
import { sessionLine } from './session-line.ts'

/** Asks for what is missing where a person can be asked, else says which option is missing. */
async function given(console: Console, value: string | undefined, option: string, question: string): Promise<string> {
  const answer = value ?? (console.mayAsk ? await askLine(question) : '')
  if (answer === '') throw new CliError('optionNeeded', exitCodes.usage, { option })
  return answer
}

export const answer = z.object({
  context: z.string(),
  server: z.string(),
  account: session.shape.account,
  channel: session.shape.channel,
  expiresAt: z.string(),
})

export async function run(
  console: Console<z.output<typeof answer>>,
  input: Input<typeof loginTakes>,
): Promise<ExitCode> {
  const { t, env, context } = console
  const config = await readConfigFile(env)
  const { days } = input
  // A new context may be named; one that exists gives its server and account.
  const known = context !== undefined && !config.contexts[context] ? undefined : context
  const before =
    input.server === undefined
      ? await chooseContext({ env: { ...env, ICSS_TOKEN_FILE: '' }, context: known })
      : undefined
  const address = input.server ?? before?.server
  const server = serverAddress(await given(console, address, '--server', t('auth.login.askServer')))
  const account = await given(console, input.account ?? before?.account, '--account', t('auth.login.askAccount'))
  if (input.passwordStdin !== true && !console.mayAsk) throw new CliError('passwordNeeded', exitCodes.usage)
  const [password = '', piped] = input.passwordStdin
    ? await readPasswords()
    : [await askPassword(t('auth.login.askPassword', { account, server }))]
  const newPassword = async () => {
    if (piped !== undefined) return piped
    if (!console.mayAsk || input.passwordStdin) throw new CliError('newPasswordNeeded', exitCodes.usage)
    return askNewPassword(console)
  }

  const code = async () => {
    if (input.code !== undefined) return input.code
    if (!console.mayAsk || input.passwordStdin) throw new CliError('codeNeeded', exitCodes.usage)
    return askLine(t('auth.login.askCode'))
  }

  const login = await logIn(
    clientOptions(console, server, () => ({})),
    { account, password, code, newPassword, days, readOnly: input.readOnly === true },
  )
  const { session, token, expiresAt } = login
  const name = context ?? before?.name ?? new URL(server).host
  // Read anew: the person may have taken a while to type.
  const { contexts } = await readConfigFile(env)
  await writeConfigFile(env, {
    current: name,
    contexts: {
      ...contexts,
      [name]: {
        server,
        account: session.account.number,
        channel: session.channel.name,
        token,
        expiresAt,
        readOnly: input.readOnly === true,
        days,
      },
    },
  })
  if (console.json)
    console.printJson({ context: name, server, account: session.account, channel: session.channel, expiresAt })
  else {
    console.print(t('auth.login.done', { who: onOneLine(sessionLine(console, session)), server }))
    console.note(t('auth.login.kept', { name, date: expiresAt.slice(0, 10) }))
  }
  return exitCodes.ok
}
