import { followCommand } from './follow-command.ts'

export default followCommand('undo', 'undo', {
  zh: '撤销一个批量任务。之后又被修改过的记录保持不变，并写入未撤销的文件。',
  en: 'Undo a bulk run. Records that were changed since are left alone and written to the file of what was not undone.',
})
