import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { dryRunTake, yesTake } from '../commands/shared-takes.ts'
import type { Takes } from '../commands/takes.ts'
import { enablingAnswer, setEnabled } from './set-enabled.ts'

const accounts = {
  accounts: { argument: 'many', text: { zh: '账号，可以多个', en: 'account numbers' } },
} as const satisfies Takes

export default command({
  summary: { zh: '停用账号，并结束它们的登录和令牌', en: 'Disable accounts, ending their sessions and tokens' },
  takes: { ...accounts, ...dryRunTake, ...yesTake },
  examples: same('icss accounts disable 755010', 'icss accounts disable 755010 755011 --yes'),
  calls: ['accounts.list', 'accounts.disable'],
  answer: enablingAnswer,
  run: (console, { accounts, dryRun, yes }) => setEnabled(console, accounts, { after: 'disabled', dryRun, yes }),
})
