import { Option } from 'commander'
import type { CommandScope, IcssCommand } from '../commands/icss-command.ts'

export interface CompanyFilters {
  readonly search?: string
  readonly industry?: string
  readonly tag?: string
  readonly status?: 'existing' | 'operating' | 'revoked' | 'deregistered' | 'liquidating' | 'other'
}

/** The options that narrow a list or an export of companies. */
export function addCompanyFilters(command: IcssCommand, { t }: CommandScope): IcssCommand {
  return command
    .option('--search <words>', t('members.filters.search'))
    .option('--industry <name>', t('members.filters.industry'))
    .option('--tag <tag>', t('members.filters.tag'))
    .addOption(
      new Option('--status <status>', t('members.filters.status')).choices([
        'existing',
        'operating',
        'revoked',
        'deregistered',
        'liquidating',
        'other',
      ]),
    )
}

/** The same as the query of the server. */
export const companyFilterQuery = ({ search, industry, tag, status }: CompanyFilters) => ({
  ...(search === undefined ? {} : { q: search }),
  ...(industry === undefined ? {} : { industry }),
  ...(tag === undefined ? {} : { tag }),
  ...(status === undefined ? {} : { registrationStatus: status }),
})
