import type { CommandScope, IcssCommand } from '../commands/icss-command.ts'

export interface LoginOptions {
  readonly server?: string
  readonly account?: string
  readonly passwordStdin?: boolean
  readonly days: string
  readonly readOnly?: boolean
  readonly context?: string
}

export function addLoginCommand(auth: IcssCommand, { t, run }: CommandScope): void {
  auth
    .command('login')
    .description(t('auth.login.summary'))
    .option('--server <url>', t('auth.login.server'))
    .option('--account <number>', t('auth.login.account'))
    .option('--password-stdin', t('auth.login.passwordStdin'))
    .option('--days <days>', t('auth.login.days'), '90')
    .option('--read-only', t('auth.login.readOnly'))
    .showing(t('auth.login.examples'), '{"context", "server", "account": {…}, "channel": {…}, "expiresAt"}')
    .action(
      run<LoginOptions>(async (console, options) => {
        const { runLogin } = await import('./run-login.ts')
        return runLogin(console, options)
      }),
    )
}
