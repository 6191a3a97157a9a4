import type { EventName } from './event.ts'

/** What the administrator's phone is told; what an event carries stands in for the names. */
export const eventsZh: Record<EventName, string> = {
  'account.locked': '【ICSS】{{channel}}：账号 {{number}} 连续输错密码，已锁定 {{minutes}} 分钟。',
  'account.password_reset': '【ICSS】{{channel}}：账号 {{number}} 的密码已被重置。',
  'admin.changed': '【ICSS】{{channel}}：管理员已变更为账号 {{number}}。',
  'admin.phone_changed': '【ICSS】{{channel}}：管理员手机已更换为本机。',
  'admin.phone_lost':
    '【ICSS】{{channel}}：管理员申报手机丢失，72 小时后将更换为另一部手机。如非本人操作，请立即登录后台取消。',
  'channel.opened': '【ICSS】{{channel}}：频道已开通。',
  'home.published': '【ICSS】{{channel}}：首屏第 {{revision}} 版已发布。',
  'home.dropped': '【ICSS】{{channel}}：定时的首屏没有发布，因为设置的人已没有权限或频道已停用。',
  'notice.published': '【ICSS】{{channel}}：通知“{{title}}”已发布。',
  'operation.finished': '【ICSS】{{channel}}：批量任务“{{title}}”已结束，成功 {{good}} 项，未成功 {{bad}} 项。',
  'quota.warned': '【ICSS】{{channel}}：存储空间已用 {{percent}}%，用满后将不能上传。',
  'sms.warned': '【ICSS】{{channel}}：今天已发送短信 {{sent}} 条，每天最多 {{budget}} 条，用完后当天不能再获取验证码。',
  'support_visit.begun':
    '【ICSS】{{channel}}：{{visitorChannelName}}的管理员开始支持访问，一小时内可只读查看后台，个人信息打码。可在“我的账号”的“支持访问”中结束。',
  'traffic.warned': '【ICSS】{{channel}}：本月流量已用 {{percent}}%，用完后公开的回放和下载会被拒绝。',
  'upload.finished': '【ICSS】{{channel}}：文件“{{fileName}}”已上传。',
}
