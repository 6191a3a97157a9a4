import { Argument } from 'commander'
import type { CommandScope, IcssCommand } from '../commands/icss-command.ts'

export function addCompletionCommand(program: IcssCommand, { t, run }: CommandScope): void {
  program
    .command('completion')
    .description(t('completion.summary'))
    .addArgument(new Argument('<shell>', t('completion.shell')).choices(['bash', 'zsh', 'fish']))
    .showing(t('completion.examples'))
    .action(
      run(async (console, _options, shell = '') => {
        const { completionScript } = await import('./completion-script.ts')
        console.print(completionScript(program, shell as 'bash' | 'zsh' | 'fish'))
        return 0
      }),
    )
}
