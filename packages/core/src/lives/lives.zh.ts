import type { Wording } from '../errors/wording.ts'
import type { liveErrors } from './lives.errors.ts'

export const liveErrorsZh: Record<keyof typeof liveErrors, Wording> = {
  'live.wrong_status': { says: '直播当前是“{{status}}”，不能这样操作', fix: '请刷新后查看状态。' },
  'live.already_course': { says: '该直播已转为点播课程', fix: '请在课程列表中查看。' },
}
