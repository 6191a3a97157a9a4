import { abnormalCommand } from './abnormal-command.ts'

export default abnormalCommand({
  verb: 'set-abnormal',
  abnormal: true,
  summary: {
    zh: '把企业标记为经营异常：会员资格不变，列表和概况中会显示',
    en: 'Mark the business information of a member company as abnormal; it stays a member and is shown so',
  },
  done: { zh: '“{{name}}”已标记为经营异常。', en: '“{{name}}” is marked as abnormal.' },
})
