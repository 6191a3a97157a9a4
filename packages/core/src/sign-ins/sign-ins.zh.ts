import type { Wording } from '../errors/wording.ts'
import type { signInErrors } from './sign-ins.errors.ts'

export const signInsZh = {
  link: {
    title: '大屏签到码',
    off: '未开通。开通后，签到大屏显示每 10 秒更换的二维码，拍照转发给场外的人不能签到。',
    hint: '在“签到大屏”上显示；这个地址本身不能签到。',
  },
  printed: {
    title: '打印签到码',
    off: '未开通。用于没有大屏的场地：固定的二维码，须填写姓名和手机号，名单中标为“打印码”。',
    hint: '仅在签到时间内有效。',
    image: '下载图片（15 厘米，300 dpi）',
  },
  screen: '签到大屏',
  scan: '用手机扫码签到',
  rotates: '二维码每 {{every}} 秒更换，{{seconds}} 秒后更新',
  signedIn: '已签到',
  ofExpected: '/ {{expected}} 人，{{percent}}',
  perMinute: '每分钟人数，现在 {{count}}',
  startsIn_other: '距开场 {{count}} 分钟',
  runs: '会议进行中',
  closed: '现在不在签到时间内',
  noLink: '还没有开通大屏签到码',
  open: '开通',
  justNow: '刚刚签到',
  empty: '等待第一位签到的人',
  masked: '姓名已隐去',
  full: '姓名已显示',
  online: '网络正常',
  offline: '网络中断，正在重连',
  keep: '签到后手机上有编号和座位，请保留页面',
  keys: { fullScreen: '全屏', names: '显示姓名', hide: '隐去姓名', phone: '手机预览', exit: '退出' },
  code: '签到二维码',
  phone: '手机上看到的签到页',
} as const

export const signInErrorsZh = {
  'sign_in.code_ended': { says: '这个二维码已更换', fix: '请重新扫描大屏上的二维码。' },
  'sign_in.closed': { says: '现在不在签到时间内', fix: '请在签到时间内再扫码，或联系工作人员。' },
  'sign_in.not_expected': { says: '名单上没有这个手机号', fix: '请核对手机号，或到签到台签到。' },
  'sign_in.taken': { says: '这个手机号已签到', fix: '请到签到台。' },
  'sign_in.other_name': { says: '姓名与名单上的不符', fix: '请核对姓名，或到签到台签到。' },
  'we_chat.off': { says: '本服务器没有接通微信', fix: '请平台运维方设置 ICSS_WECHAT_URL。' },
  'we_chat.code_ended': { says: '微信的确认已过期', fix: '请重新用微信确认身份。' },
  'we_chat.misconfigured': {
    says: '微信没有接受这个公众号（errcode {{errcode}}）',
    fix: '请主办方核对 AppID、AppSecret，以及公众号后台的 IP 白名单。',
  },
  'we_chat.secret_lost': { says: '公众号的 AppSecret 已无法读取', fix: '请主办方在会议设置中重新填写。' },
  'we_chat.unreachable': { says: '暂时连不上微信', fix: '请稍后再试，或到签到台核实身份。' },
} as const satisfies Record<keyof typeof signInErrors, Wording>
