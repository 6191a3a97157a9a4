import type { CommandScope, IcssCommand } from '../commands/icss-command.ts'
import type { GlobalOptions } from '../commands/global-options.ts'

export function addLogoutCommand(auth: IcssCommand, { t, run }: CommandScope): void {
  auth
    .command('logout')
    .description(t('auth.logout.summary'))
    .showing(t('auth.logout.examples'), '{"context", "server", "revoked": true}')
    .action(
      run<GlobalOptions>(async (console, options) => {
        const { runLogout } = await import('./run-logout.ts')
        return runLogout(console, options)
      }),
    )
}
