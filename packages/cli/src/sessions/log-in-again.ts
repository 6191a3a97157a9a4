import type { Console } from '../console/console.ts'
import type { Chosen } from '../contexts/choose-context.ts'
import { readConfigFile, writeConfigFile } from '../contexts/config-file.ts'
import { clientOptions } from '../server/client-options.ts'
import { askLine, askPassword } from './ask.ts'
import { askNewPassword } from './ask-new-password.ts'
import { logIn } from './login.ts'

/** Days that a new token lives where its context does not say so, as those of `icss auth login`. */
const defaultDays = 90

/**
 * Asks for the password of a context whose token has ended, keeps the new token, which may do no more than the old one
 * and lives as long, and answers it; undefined where the account is not known. Throws what the login throws.
 */
export async function logInAgain(
  console: Omit<Console, 'printJson'>,
  { name, server, account }: Chosen,
): Promise<string | undefined> {
  if (name === undefined || account === undefined) return undefined
  const { readOnly = false, days = defaultDays } = (await readConfigFile(console.env)).contexts[name] ?? {}
  console.warn(console.t('auth.ended'))
  const password = await askPassword(console.t('auth.login.askPassword', { account, server }))
  const { token, expiresAt } = await logIn(
    clientOptions(console, server, () => ({})),
    {
      account,
      password,
      code: () => askLine(console.t('auth.login.askCode')),
      newPassword: () => askNewPassword(console),
      days,
      readOnly,
    },
  )
  const config = await readConfigFile(console.env)
  const kept = config.contexts[name]
  if (kept)
    await writeConfigFile(console.env, {
      ...config,
      contexts: { ...config.contexts, [name]: { ...kept, token, expiresAt } },
    })
  return token
}
