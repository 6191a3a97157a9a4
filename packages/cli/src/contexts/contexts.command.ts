import type { CommandScope, IcssCommand } from '../commands/icss-command.ts'
import type { GlobalOptions } from '../commands/global-options.ts'

export function addContextCommands(context: IcssCommand, { t, run }: CommandScope): void {
  context
    .command('list')
    .description(t('context.list.summary'))
    .showing(
      t('context.list.examples'),
      '{"current", "items": [{"name", "server", "account", "channel", "loggedIn", "expiresAt"}]}',
    )
    .action(
      run<GlobalOptions>(async (console) => {
        const { runContextList } = await import('./run-contexts.ts')
        return runContextList(console)
      }),
    )
  context
    .command('use')
    .description(t('context.use.summary'))
    .argument('<name>', t('context.name'))
    .showing(t('context.use.examples'), '{"current"}')
    .action(
      run<GlobalOptions>(async (console, _options, name = '') => {
        const { runContextUse } = await import('./run-contexts.ts')
        return runContextUse(console, name)
      }),
    )
  context
    .command('remove')
    .description(t('context.remove.summary'))
    .argument('<name>', t('context.name'))
    .showing(t('context.remove.examples'), '{"removed"}')
    .action(
      run<GlobalOptions>(async (console, _options, name = '') => {
        const { runContextRemove } = await import('./run-contexts.ts')
        return runContextRemove(console, name)
      }),
    )
}
