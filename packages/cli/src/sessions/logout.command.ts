import * as z from 'zod/mini'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { command } from '../commands/command.ts'
import { readConfigFile, writeConfigFile } from '../contexts/config-file.ts'
import { CliError } from '../errors/cli-error.ts'
import { withoutToken } from '../contexts/given-token.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: {
    zh: '退出登录：在服务器上吊销令牌，并从本机删除',
    en: 'Log out: revoke the token at the server and delete it here',
  },
  takes: {},
  examples: {
    zh: ['icss auth logout', 'icss auth logout --context 测试环境'],
    en: ['icss auth logout', 'icss auth logout --context staging'],
  },
  calls: ['sessions.logout'],
  answer: z.object({ context: z.string(), server: z.string(), revoked: z.boolean() }),
  /** Revokes the token at the server and forgets it here; what cannot be revoked now is forgotten all the same, and told. */
  async run(console) {
    const { t } = console
    const env = withoutToken(console.env)
    const { server, chosen } = await connect({ ...console, env })
    if (chosen.name === undefined) throw new CliError('notLoggedIn', exitCodes.notLoggedIn, { server: chosen.server })
    const revoked = await server.sessions.logout().then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProblemError) return false
        throw error
      },
    )
    const { contexts, ...config } = await readConfigFile(env)
    const kept = contexts[chosen.name]
    if (kept) {
      const { server, account, channel } = kept
      await writeConfigFile(env, { ...config, contexts: { ...contexts, [chosen.name]: { server, account, channel } } })
    }
    if (!revoked) console.warn(t('auth.logout.notRevoked', { server: chosen.server }))
    if (console.json) console.printJson({ context: chosen.name, server: chosen.server, revoked })
    else console.print(t('auth.logout.done', { server: chosen.server }))
    return exitCodes.ok
  },
})
