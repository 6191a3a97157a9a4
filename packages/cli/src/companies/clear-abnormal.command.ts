import { abnormalCommand } from './abnormal-command.ts'

export default abnormalCommand({
  verb: 'clear-abnormal',
  abnormal: false,
  summary: { zh: '取消企业的经营异常标记', en: 'Take the mark of abnormal business information off a member company' },
  done: { zh: '“{{name}}”的经营异常标记已取消。', en: '“{{name}}” is no longer marked as abnormal.' },
})
