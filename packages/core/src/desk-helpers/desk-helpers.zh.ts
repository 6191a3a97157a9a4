import type { Wording } from '../errors/wording.ts'
import type { deskHelperErrors } from './desk-helpers.errors.ts'

export const deskHelpersZh = {
  title: '签到帮手',
  intro:
    '帮手用自己的手机在门口签到，不需要账号：能查找、签到、现场添加和撤销，别的都看不到。链接到会议结束为止，可随时结束。',
  add: '添加',
  fields: { name: '帮手姓名', facts: '办理次数', lastUsedAt: '最近使用', endedAt: '结束时间' },
  added: '已添加 {{name}}，请把链接发给本人',
  empty: '还没有帮手。添加后把链接发给本人，或让其扫码。',
  link: '链接',
  linkOf: '{{name}} 的链接',
  linkText: '一人一个链接，同时只在一台手机上有效：在另一台打开后，前一台退出。',
  end: '结束',
  endOf: '结束 {{name}} 的链接',
  endTitle: '结束 {{name}} 的链接？',
  endText: '其手机立刻退出签到台。已办理的签到不变。',
  ended: '已结束',
  endedOf: '已结束 {{name}} 的链接',
  facts_other: '办理 {{count}} 次',
  seen: '最近使用 {{time}}',
  unseen: '还没有打开',
}

export const deskHelperErrorsZh = {
  'desk_helper.too_many': { says: '一场会议最多 {{max}} 位签到帮手', fix: '请先结束不用的链接。' },
} as const satisfies Record<keyof typeof deskHelperErrors, Wording>
