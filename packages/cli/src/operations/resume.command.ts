import { followCommand } from './follow-command.ts'

export default followCommand('resume', 'resume', {
  zh: '继续失败或已取消的批量任务，从最后一批之后开始，并跟随到结束',
  en: 'Resume a failed or cancelled bulk run behind its last batch, and follow it to its end',
})
