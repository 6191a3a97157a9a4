import type { EventName } from './event.ts'

/** What the administrator's phone is told; what an event carries stands in for the names. */
export const eventsZh: Record<EventName, string> = {
  'account.locked': '【ICSS】{{channel}}：账号 {{number}} 连续输错密码，已锁定 {{minutes}} 分钟。',
  'account.password_reset': '【ICSS】{{channel}}：账号 {{number}} 的密码已被重置。',
  'admin.changed': '【ICSS】{{channel}}：管理员已变更为账号 {{number}}。',
  'channel.opened': '【ICSS】{{channel}}：频道已开通。',
  'notice.published': '【ICSS】{{channel}}：通知“{{title}}”已发布。',
  'operation.finished': '【ICSS】{{channel}}：批量任务“{{title}}”已结束，成功 {{good}} 项，未成功 {{bad}} 项。',
  'quota.warned': '【ICSS】{{channel}}：存储空间已用 {{percent}}%，用满后将不能上传。',
  'upload.finished': '【ICSS】{{channel}}：文件“{{fileName}}”已上传。',
}
