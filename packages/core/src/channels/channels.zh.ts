import type { Wording } from '../errors/wording.ts'
import type { channelErrors } from './channels.errors.ts'

export const channelErrorsZh: Record<keyof typeof channelErrors, Wording> = {
  'channel.name_taken': { says: '频道名称已存在', fix: '请换一个名称。' },
  'channel.sub_limit': { says: '子频道数量已达上限 {{max}} 个', fix: '请联系平台增加。' },
}
