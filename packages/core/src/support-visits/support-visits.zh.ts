import type { Wording } from '../errors/wording.ts'
import type { supportVisitErrors } from './support-visits.errors.ts'

export const supportVisitsZh = {
  begin: '支持访问',
  beginTitle: '访问“{{name}}”的后台？',
  beginText: '只能查看，不能修改、导出或搜索；手机号、姓名等个人信息会打码；最长一小时。',
  beginTold: '开始前会用短信和消息告知该频道的管理员，双方的操作日志都会记录。',
  confirm: '开始访问',
  banner: '支持访问：正在查看“{{name}}”的后台，只读，个人信息已打码。',
  left_other: '剩余 {{count}} 分钟',
  end: '结束访问',
  over: {
    title: '支持访问已结束',
    text: '可能已到一小时，或由对方结束，或频道已停用。',
    back: '返回本频道',
  },
  tab: '支持访问',
  about: {
    visited: '上级频道的管理员查看本频道后台时会列在这里；访问只读，个人信息打码，您可以随时结束。',
    visitor: '您对子频道的访问会列在这里。在子频道列表中开始新的访问。',
  },
  fields: { visitor: '访问人', channel: '子频道', begunAt: '开始', endedAt: '结束', state: '状态' },
  states: {
    open: '进行中',
    visitor: '访问方已结束',
    visited: '子频道已结束',
    itself: '已自动结束',
  },
  of: '{{visitor}}（{{channel}}）',
  endOne: '结束访问：{{name}}',
  count_other: '{{count}} 次访问',
  ended: '支持访问已结束',
  empty: { title: '没有支持访问', text: '有访问时会记录在这里。' },
}

export const supportVisitErrorsZh = {
  'support_visit.ended': { says: '支持访问已结束', fix: '请返回本频道，需要时重新开始访问。' },
  'support_visit.reads_only': { says: '支持访问只能查看', fix: '修改、导出和下载请由该频道的管理员操作。' },
  'support_visit.searches_nothing': { says: '支持访问不能搜索', fix: '请清除搜索词，用筛选和翻页查看。' },
  'support_visit.by_browser': { says: '支持访问只能在网页上开始', fix: '请在浏览器中登录，从子频道列表开始。' },
  'support_visit.channel_disabled': { says: '该子频道已停用，不能访问', fix: '请先启用该子频道。' },
} as const satisfies Record<keyof typeof supportVisitErrors, Wording>
