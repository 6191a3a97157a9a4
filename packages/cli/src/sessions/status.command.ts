import type { CommandScope, IcssCommand } from '../commands/icss-command.ts'
import type { GlobalOptions } from '../commands/global-options.ts'

export function addStatusCommand(auth: IcssCommand, { t, run }: CommandScope): void {
  auth
    .command('status')
    .description(t('auth.status.summary'))
    .showing(t('auth.status.examples'), '{"context", "server", "account": {…}, "channel": {…}, "expiresAt"}')
    .action(
      run<GlobalOptions>(async (console, options) => {
        const { runStatus } = await import('./run-status.ts')
        return runStatus(console, options)
      }),
    )
}
