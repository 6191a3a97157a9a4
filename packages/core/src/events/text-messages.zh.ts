import type { TextMessage } from './text-message.ts'

export const textMessagesZh: Readonly<Record<TextMessage, string>> = {
  'sms.code': '【ICSS】{{channel}}：验证码 {{code}}，用于{{purpose}}，{{minutes}} 分钟内有效。请勿告诉他人。',
  'admin.code':
    '【ICSS】{{channel}}：验证码 {{code}}，用于{{purpose}}，{{minutes}} 分钟内有效。同意接任请告诉现任管理员，不要告诉其他人。',
  'sign_up.made': '【ICSS】{{channel}}：你已报名“{{title}}”，{{time}}。查看或取消：{{url}}',
  'sign_up.moved_up': '【ICSS】{{channel}}：你候补的“{{title}}”已有名额，{{time}}，期待到场。',
  'meeting.won': '【ICSS】{{channel}}：恭喜你在“{{meeting}}”中奖，{{award}}：{{prize}}。请在现场领取，缺席可能作废。',
  'report.handled': '【ICSS】{{channel}}：你对“{{thing}}”的举报已处理，结果：{{outcome}}。感谢你的反馈。',
  'introduction.proposed':
    '【ICSS】{{channel}}为你的“{{own}}”推荐：{{company}}的“{{title}}”。{{days}} 天内打开链接查看，同意后交换电话：{{url}}',
  'introduction.in_touch':
    '【ICSS】{{channel}}：{{company}}与你都已同意对接“{{own}}”，打开此前短信中的链接可见对方电话。',
  'join.confirmed': '【ICSS】{{channel}}：“{{company}}”的入会申请已确认，欢迎加入。',
  'join.refused': '【ICSS】{{channel}}：“{{company}}”的入会申请没有通过，原因：{{reason}}。',
  'filing.approved': '【ICSS】{{channel}}：你为{{company}}发布的“{{title}}”已通过审核并上架。',
  'filing.refused':
    '【ICSS】{{channel}}：你为{{company}}发布的“{{title}}”没有通过审核，原因：{{reason}}。可在“我的名片”修改后重新提交。',
  'admin.phone_replaced': '【ICSS】{{channel}}：管理员手机已更换，本机不再接收通知。如非本人操作，请立即联系平台。',
}
