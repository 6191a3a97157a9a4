import type { Wording } from '../errors/wording.ts'
import type { CodePurpose } from './sms-code.ts'
import type { smsCodeErrors } from './sms-codes.errors.ts'

export const smsCodeErrorsZh = {
  'sms_code.off': {
    says: '服务器没有配置短信网关，不能使用验证码',
    fix: '请平台运维方设置 ICSS_SMS_URL 和 ICSS_SMS_SECRET。',
  },
  'sms_code.form': { says: '验证码是 6 位数字', fix: '请填写收到的 6 位数字。' },
  'sms_code.wrong': { says: '认证失败，信息有误', fix: '请核对手机号和收到的 6 位数字，还可以试 {{left}} 次。' },
  'sms_code.ended': { says: '验证码已过期或已使用', fix: '请重新获取验证码。' },
  'sms_code.locked': { says: '验证码输错次数过多', fix: '请 {{minutes}} 分钟后再试。' },
  'sms_code.too_soon': { says: '验证码刚刚发送过', fix: '请 {{seconds}} 秒后再获取。' },
  'sms_code.day_limit': { says: '这个手机号今天已获取 {{max}} 次验证码', fix: '请明天再试。' },
  'sms.budget': { says: '今天的短信已经用完', fix: '请明天再试，或联系工作人员。' },
} as const satisfies Record<keyof typeof smsCodeErrors, Wording>

/** What a code is for, as its SMS says it. */
export const codePurposesZh: Readonly<Record<CodePurpose, string>> = {
  'employee.bind': '绑定员工名片',
  'employee.renew': '登录我的名片',
  'admin.new_phone': '设为管理员手机',
  'admin.old_phone': '更换管理员手机',
  'admin.candidate': '担任频道管理员',
  'meeting.signIn': '会议签到',
  'activity.signUp': '活动报名',
  'chamber.join': '申请加入商会',
}
