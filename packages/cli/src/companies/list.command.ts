import { Option } from 'commander'
import type { CommandScope, IcssCommand } from '../commands/icss-command.ts'
import { type CompanyFilters, addCompanyFilters } from './company-filters.ts'

export interface ListOptions extends CompanyFilters {
  readonly sort: '-addedAt' | 'addedAt' | 'name' | '-name'
  readonly page: string
  readonly pageSize: string
}

export function addListCommand(members: IcssCommand, scope: CommandScope): void {
  const { t, run } = scope
  addCompanyFilters(members.command('list').description(t('members.list.summary')), scope)
    .addOption(
      new Option('--sort <order>', t('members.list.sort'))
        .choices(['-addedAt', 'addedAt', 'name', '-name'])
        .default('-addedAt'),
    )
    .option('--page <number>', t('options.page'), '1')
    .option('--page-size <number>', t('options.pageSize'), '20')
    .showing(
      t('members.list.examples'),
      '{"items": [{"id", "name", "industry", "industryTags", …}], "total", "page", "pageSize"}',
    )
    .action(
      run<ListOptions>(async (console, options) => {
        const { runList } = await import('./run-list.ts')
        return runList(console, options)
      }),
    )
}
