import { Option } from 'commander'
import type { CommandScope, IcssCommand } from '../commands/icss-command.ts'
import { type CompanyFilters, addCompanyFilters } from './company-filters.ts'

export interface ExportOptions extends CompanyFilters {
  readonly format?: 'csv' | 'jsonl'
  readonly output?: string
}

export function addExportCommand(members: IcssCommand, scope: CommandScope): void {
  const { t, run } = scope
  addCompanyFilters(members.command('export').description(t('members.export.summary')), scope)
    .addOption(new Option('--format <format>', t('members.export.format')).choices(['csv', 'jsonl']))
    .option('-o, --output <file>', t('members.export.output'))
    .showing(t('members.export.examples'), '{"file", "format", "bytes"}')
    .action(
      run<ExportOptions>(async (console, options) => {
        const { runExport } = await import('./run-export.ts')
        return runExport(console, options)
      }),
    )
}
