import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { dryRunTake } from '../commands/shared-takes.ts'
import type { Takes } from '../commands/takes.ts'
import { enablingAnswer, setEnabled } from './set-enabled.ts'

const accounts = {
  accounts: { argument: 'many', text: { zh: '账号，可以多个', en: 'account numbers' } },
} as const satisfies Takes

export default command({
  summary: { zh: '启用账号', en: 'Enable accounts' },
  takes: { ...accounts, ...dryRunTake },
  examples: same('icss accounts enable 755010 755011', 'icss accounts enable 755010 --dry-run'),
  calls: ['accounts.list', 'accounts.enable'],
  answer: enablingAnswer,
  run: (console, { accounts, dryRun }) => setEnabled(console, accounts, { after: 'enabled', dryRun, yes: true }),
})
