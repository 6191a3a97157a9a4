import * as z from 'zod/mini'
import { session } from '@icss/core/sessions/session.ts'
import { command } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'
import { chooseContext } from '../contexts/choose-context.ts'
import { readConfigFile, writeConfigFile } from '../contexts/config-file.ts'
import { serverAddress } from '../contexts/server-address.ts'
import { CliError } from '../errors/cli-error.ts'
import { withoutToken } from '../contexts/given-token.ts'
import { exitCodes } from '../exit-codes.ts'
import { clientOptions } from '../server/client-options.ts'
import { askNewPassword } from './ask-new-password.ts'
import { askLine, askPassword, readPasswords } from './ask.ts'
import { logIn } from './login.ts'
import { sessionLine } from './session-line.ts'

const answer = z.object({
  context: z.string(),
  server: z.string(),
  account: session.shape.account,
  channel: session.shape.channel,
  expiresAt: z.string(),
})

/** Asks for what is missing where a person can be asked, else says which option is missing. */
async function given(console: Console, value: string | undefined, option: string, question: string): Promise<string> {
  const answer = value ?? (console.mayAsk ? await askLine(question) : '')
  if (answer === '') throw new CliError('optionNeeded', exitCodes.usage, { option })
  return answer
}

export default command({
  summary: {
    zh: '登录服务器。密码在终端中输入且不显示，或由 --password-stdin 读入；保存的是可吊销的个人令牌，不是密码。',
    en: 'Log in to a server. The password is typed in the terminal without being shown, or read by --password-stdin; what is kept is a personal token that can be revoked, never the password.',
  },
  takes: {
    server: {
      value: 'url',
      text: {
        zh: '服务器地址；可以直接粘贴浏览器中的网址',
        en: 'address of the server; the address in your browser will do',
      },
    },
    account: { value: 'number', text: { zh: '账号', en: 'account number' } },
    passwordStdin: { text: { zh: '从标准输入读取密码', en: 'read the password from stdin' } },
    code: {
      value: 'code',
      text: {
        zh: '两步验证的验证码或恢复码；不给时在终端中询问',
        en: 'code or recovery code of the second factor; asked for in a terminal when left out',
      },
    },
    days: {
      value: 'days',
      number: { least: 1, most: 366 },
      default: 90,
      text: { zh: '令牌有效天数，1 到 366', en: 'days until the token ends, 1 to 366' },
    },
    readOnly: { text: { zh: '令牌只能读取，不能修改', en: 'a token that may read but not change' } },
  },
  examples: {
    zh: [
      'icss auth login --server http://127.0.0.1:8080 --account 755003',
      'icss auth login --server https://icss.example.cn --account 755003 --password-stdin < 密码文件',
      'icss auth login --context 测试环境 --server http://10.0.0.8:8080 --account 755003',
    ],
    en: [
      'icss auth login --server http://127.0.0.1:8080 --account 755003',
      'icss auth login --server https://icss.example.cn --account 755003 --password-stdin < password-file',
      'icss auth login --context staging --server http://10.0.0.8:8080 --account 755003',
    ],
  },
  calls: ['sessions.adminLogin'],
  exits: ['interrupted'],
  answer,
  async run(console, input) {
    const { t, env, context } = console
    const config = await readConfigFile(env)
    const { days } = input
    // A new context may be named; one that exists gives its server and account.
    const known = context !== undefined && !config.contexts[context] ? undefined : context
    const before =
      input.server === undefined ? await chooseContext({ env: withoutToken(env), context: known }) : undefined
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
      { account, password, code, newPassword, days, readOnly: input.readOnly },
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
          readOnly: input.readOnly,
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
  },
})
