import type { Wording } from '../errors/wording.ts'
import type { publicSessionErrors } from './public-sessions.errors.ts'

export const publicSessionErrorsZh = {
  'public_session.needed': { says: '这台手机没有登录这个页面，或登录已结束', fix: '请重新扫码，或打开收到的链接。' },
} as const satisfies Record<keyof typeof publicSessionErrors, Wording>
