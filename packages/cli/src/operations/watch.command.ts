import { followCommand } from './follow-command.ts'

export default followCommand('watch', 'show', {
  zh: '跟随一个批量任务到结束，并取回未通过的行',
  en: 'Follow a bulk run to its end and fetch its rejected rows',
})
