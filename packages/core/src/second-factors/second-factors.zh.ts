import type { Wording } from '../errors/wording.ts'
import type { secondFactorErrors } from './second-factors.errors.ts'

export const secondFactorsZh = {
  title: '两步验证',
  off: '登录时除密码外，再输入手机验证器上的 6 位数字。密码泄露时，账号仍然安全。',
  on: '已开启：登录时需要验证器上的数字。',
  demanded: '平台要求此类账号开启两步验证，设置后才能继续。',
  since: '开启时间',
  left: '剩余恢复码',
  currentPassword: '当前密码',
  begin: '开始设置',
  scan: '用验证器应用扫描二维码，再输入它显示的 6 位数字。',
  qr: '两步验证的二维码',
  tooLong: '二维码无法显示，请手工输入密钥。',
  key: '密钥',
  code: '验证码',
  codeOrRecovery: '验证码或恢复码',
  confirm: '开启',
  codes:
    '两步验证已开启，其他登录与令牌已失效。请保存以下恢复码：手机不在身边时，每个可代替验证码登录一次。关闭后不再显示。',
  newCodes: '原有恢复码已失效。请保存以下恢复码，关闭后不再显示。',
  recoveryCodes: '恢复码',
  noted: '已保存，完成',
  renew: '更换恢复码',
  remove: '关闭两步验证',
}

export const secondFactorErrorsZh = {
  'second_factor.is_on': { says: '两步验证已经开启', fix: '如需更换手机，请先关闭，再重新设置。' },
  'second_factor.is_off': { says: '两步验证尚未开启', fix: '请先设置两步验证。' },
  'second_factor.not_begun': { says: '两步验证的设置尚未开始，或已过期', fix: '请重新开始设置。' },
  'second_factor.demanded': { says: '平台要求此类账号开启两步验证，不能关闭', fix: '如需更换手机，请联系平台重置。' },
} as const satisfies Record<keyof typeof secondFactorErrors, Wording>
