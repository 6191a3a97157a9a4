import { CommanderError } from 'commander'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import { catalogueZh } from '@icss/core/errors/catalogue.zh.ts'
import { type Wording, wordError } from '@icss/core/errors/wording.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'
import { withVersion } from '../commands/format-version.ts'
import { wordUsageFault } from '../commands/usage-fault.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { CliError } from './cli-error.ts'

interface Told extends Wording {
  readonly code: string
  readonly exitCode: ExitCode
  readonly params?: Readonly<Record<string, string | number>>
  /** Faults by field, worded. */
  readonly errors?: Readonly<Record<string, Wording>>
}

/** Words a problem of the server or of the way there, in the language of the console. */
export const wordProblem = ({ language }: Pick<Console, 'language'>, error: Parameters<typeof wordError>[2]): Wording =>
  wordError(language === 'zh' ? catalogueZh : catalogueEn, language, error)

const loginCodes = new Set([
  'session.account_missing',
  'session.password_wrong',
  'session.password_empty',
  'session.code_empty',
  'session.code_wrong',
  'session.locked',
  'session.disabled',
])

function ofProblem(console: Console, error: ProblemError): Told {
  const { t } = console
  const worded = wordProblem(console, error)
  const { code, params } = error
  const needsLogin = code === 'session.needed' || code === 'session.expired'
  return {
    ...worded,
    fix: needsLogin ? t('advice.logIn') : worded.fix,
    code,
    params,
    errors: Object.fromEntries(Object.entries(error.errors).map(([field, one]) => [field, wordProblem(console, one)])),
    exitCode: needsLogin || loginCodes.has(code) ? exitCodes.notLoggedIn : exitCodes.failed,
  }
}

function told(console: Console, error: unknown): Told {
  const { t } = console
  if (error instanceof ProblemError) return ofProblem(console, error)
  if (error instanceof CliError) {
    const { code, params, exitCode } = error
    return {
      says: t(`errors.${code}.says`, params),
      fix: t(`errors.${code}.fix`, params),
      code: `cli.${code}`,
      params,
      exitCode,
    }
  }
  if (error instanceof CommanderError)
    return { ...wordUsageFault(error, t), code: 'cli.usage', exitCode: exitCodes.usage }
  const says = t('errors.unexpected.says', { message: error instanceof Error ? error.message : String(error) })
  return { says, fix: t('errors.unexpected.fix'), code: 'cli.unexpected', exitCode: exitCodes.failed }
}

/** Tells a person on stderr what happened and what to do, with `--json` a program on stdout too; answers the exit code. */
export function reportError(console: Console, error: unknown): ExitCode {
  const { says, fix, code, params = {}, errors = {}, exitCode } = told(console, error)
  const lines = [
    `${console.style('red', console.t('error'), 'stderr')}${onOneLine(says)}`,
    ...Object.entries(errors).map(([field, one]) => `  ${[field, one.says].filter(Boolean).join(': ')} ${one.fix}`),
    ...(fix ? [fix] : []),
  ]
  const cause = error instanceof ProblemError ? error.cause : undefined
  const reason = cause instanceof Error ? cause.cause : undefined
  if (reason instanceof Error && reason.message) lines.push(console.style('dim', onOneLine(reason.message), 'stderr'))
  console.warn(lines.join('\n'))
  if (console.env.ICSS_DEBUG && error instanceof Error) console.warn(String(error.stack))
  if (console.json) console.printJson(withVersion({ error: { code, message: says, fix, params, errors } }))
  return exitCode
}
