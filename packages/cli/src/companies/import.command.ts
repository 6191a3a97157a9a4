import { Option } from 'commander'
import type { CommandScope, IcssCommand } from '../commands/icss-command.ts'

export interface ImportOptions {
  readonly dryRun?: boolean
  readonly atomic?: boolean
  readonly onConflict: 'skip' | 'update' | 'fail'
  readonly rejected?: string
}

export function addImportCommand(members: IcssCommand, { t, run }: CommandScope): void {
  members
    .command('import')
    .description(t('members.import.summary'))
    .argument('<file>', t('members.import.file'))
    .option('--dry-run', t('members.import.dryRun'))
    .option('--atomic', t('members.import.atomic'))
    .addOption(
      new Option('--on-conflict <what>', t('members.import.onConflict'))
        .choices(['skip', 'update', 'fail'])
        .default('skip'),
    )
    .option('--rejected <file>', t('members.import.rejected'))
    .showing(
      t('members.import.examples'),
      '{"operation": {"id", "status", "good", "bad", "created", "updated", "skipped", …},\n "rejectedFile": "…" | null, "error": {"code", "message", "fix", "params"} | null}',
    )
    .action(
      run<ImportOptions>(async (console, options, file = '') => {
        const { runImport } = await import('./run-import.ts')
        return runImport(console, file, options)
      }),
    )
}
