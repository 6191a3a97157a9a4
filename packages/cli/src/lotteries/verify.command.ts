import type { CommandScope, IcssCommand } from '../commands/icss-command.ts'

export function addVerifyCommand(lottery: IcssCommand, { t, run }: CommandScope): void {
  lottery
    .command('verify')
    .description(t('lottery.verify.summary'))
    .argument('<file>', t('lottery.verify.file'))
    .showing(
      t('lottery.verify.examples'),
      '{"ok", "drawId", "participants", "rounds": [{"round", "award", "winners": [{"id", "name", "voided"}]}],\n "error": {"code", "message", "fix", "params"} | null}',
    )
    .action(
      run(async (console, _options, file = '') => {
        const { runVerify } = await import('./run-verify.ts')
        return runVerify(console, file)
      }),
    )
}
