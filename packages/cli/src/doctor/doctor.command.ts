import * as z from 'zod/mini'
import { createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { basePath } from '@icss/core/routes/base-path.ts'
import { version } from '../../package.json'
import { singleCommand } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import type { Console } from '../console/console.ts'
import { onOneLine, padEnd } from '../console/display-width.ts'
import { chooseContext, type Chosen } from '../contexts/choose-context.ts'
import { configPath, isOpenToOthers, readConfigFile } from '../contexts/config-file.ts'
import { wordProblem } from '../errors/report-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { clientOptions } from '../server/client-options.ts'
import { sessionLine } from '../sessions/session-line.ts'

const check = z.object({
  name: z.string(),
  state: z.enum(['ok', 'warning', 'failed']),
  found: z.string(),
  fix: z.string(),
})

type Check = z.output<typeof check>

/** Milliseconds by which clocks may differ before times in reports mislead. */
const tolerableSkew = 60_000

async function checkConfig({ t, env }: Console): Promise<Check> {
  const name = t('doctor.config')
  const file = configPath(env)
  try {
    const { contexts } = await readConfigFile(env)
    if (await isOpenToOthers(env))
      return { name, state: 'failed', found: t('doctor.open', { file }), fix: t('doctor.openFix', { file }) }
    return { name, state: 'ok', found: t('doctor.contexts', { file, count: Object.keys(contexts).length }), fix: '' }
  } catch {
    return {
      name,
      state: 'failed',
      found: t('errors.configBroken.says', { file }),
      fix: t('errors.configBroken.fix', { file }),
    }
  }
}

async function checkServer(console: Console, { server }: Chosen): Promise<readonly Check[]> {
  const { t } = console
  const name = t('doctor.server')
  const started = performance.now()
  try {
    const { fetch } = clientOptions(console, server, () => ({}))
    const signal = AbortSignal.timeout(10_000)
    const response = await fetch(`${server}${basePath}settings.json`, { signal })
    const isOurs = response.ok && response.headers.get('content-type')?.includes('json') === true
    await response.body?.cancel()
    if (!isOurs) return [{ name, state: 'failed', found: t('doctor.notOurs', { server }), fix: t('doctor.notOursFix') }]
    const milliseconds = Math.round(performance.now() - started)
    const skew = Date.parse(response.headers.get('date') ?? '') - Date.now()
    const seconds = Math.round(Math.abs(skew) / 1000)
    return [
      { name, state: 'ok', found: t('doctor.reached', { server, milliseconds }), fix: '' },
      Number.isNaN(skew) || Math.abs(skew) < tolerableSkew
        ? { name: t('doctor.clock'), state: 'ok', found: t('doctor.clockRight'), fix: '' }
        : {
            name: t('doctor.clock'),
            state: 'warning',
            found: t('doctor.clockWrong', { seconds }),
            fix: t('doctor.clockFix'),
          },
    ]
  } catch (error) {
    if (error instanceof ProblemError) {
      const { says, fix } = wordProblem(console, error)
      return [{ name, state: 'failed', found: says, fix }]
    }
    return [{ name, state: 'failed', found: t('doctor.unreachable', { server }), fix: t('doctor.unreachableFix') }]
  }
}

async function checkLogin(console: Console, { server, token }: Chosen): Promise<Check> {
  const { t } = console
  const name = t('doctor.login')
  const notLoggedIn: Check = { name, state: 'failed', found: t('doctor.loggedOut'), fix: t('advice.logIn') }
  if (!token) return notLoggedIn
  const client = createClient(
    contract,
    clientOptions(console, server, () => ({ authorization: `Bearer ${token}` })),
  )
  try {
    return { name, state: 'ok', found: onOneLine(sessionLine(console, await client.sessions.show())), fix: '' }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.status === 401) return notLoggedIn
    const { says, fix } = wordProblem(console, error)
    return { name, state: 'failed', found: says, fix }
  }
}

export default singleCommand({
  takes: {},
  examples: same('icss doctor'),
  calls: [],
  answer: z.object({ ok: z.boolean(), checks: z.array(check) }),
  /** Looks at everything that commands depend on, and says what to mend. */
  async run(console) {
    const { t } = console
    const checks: Check[] = [
      { name: 'icss', state: 'ok', found: version, fix: '' },
      { name: 'Node', state: 'ok', found: process.versions.node, fix: '' },
      await checkConfig(console),
    ]
    const chosen = await chooseContext(console).catch(() => undefined)
    if (chosen) {
      const reached = await checkServer(console, chosen)
      checks.push(...reached)
      if (reached[0]?.state === 'ok') checks.push(await checkLogin(console, chosen))
    } else
      checks.push({ name: t('doctor.login'), state: 'failed', found: t('doctor.noServer'), fix: t('advice.logIn') })

    const ok = checks.every(({ state }) => state !== 'failed')
    if (console.json) console.printJson({ ok, checks })
    else {
      const marks = {
        ok: console.style('green', '✓'),
        warning: console.style('yellow', '!'),
        failed: console.style('red', '✗'),
      }
      console.print(
        checks
          .flatMap(({ name, state, found, fix }) => [
            `${marks[state]} ${padEnd(name, 10)}${found}`,
            ...(fix ? [`  ${padEnd('', 10)}${fix}`] : []),
          ])
          .join('\n'),
      )
    }
    return ok ? exitCodes.ok : exitCodes.failed
  },
})
