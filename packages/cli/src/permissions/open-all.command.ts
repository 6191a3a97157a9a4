import { same } from '../commands/examples.ts'
import { changeAllCommand } from './change-all-command.ts'

export default changeAllCommand('open-all', 'openAll', {
  summary: { zh: '开放子频道的全部权限', en: 'Open all permissions of sub-channels' },
  examples: same('icss permissions open-all --dry-run'),
})
