import { same } from '../commands/examples.ts'
import { changeAllCommand } from './change-all-command.ts'

export default changeAllCommand('close-all', 'closeAll', {
  summary: { zh: '关闭子频道的全部权限', en: 'Close all permissions of sub-channels' },
  examples: same('icss permissions close-all --channel 755002'),
})
