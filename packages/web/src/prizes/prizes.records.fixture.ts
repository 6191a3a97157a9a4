import type { Prize } from '@icss/core/prizes/prizes.contract.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { idOf } from '../story/training.ts'

const lines: readonly [name: string, grade: string, price: string, quantity: number, reserved: number][] = [
  ['智能手表', '二等奖', '1299', 10, 10],
  ['折叠屏手机典藏版一二三四五六七八九十甲乙', '特等奖', '9999.50', 1, 1],
  ['平板电脑', '一等奖', '3299', 5, 3],
  ['企业管理书籍套装', '三等奖', '168.00', 9_999, 47],
  ['保温杯', '纪念奖', '89', 300, 0],
]

/** Prizes of the stories: one wholly promised, one of the longest name, one of the largest stock. */
export const storyPrizes: readonly Prize[] = lines.map(([name, grade, price, quantity, reserved], at) => ({
  id: idOf(60, at),
  version: 1,
  updatedAt: '2026-11-20T02:00:00.000Z',
  name: [...name].slice(0, 20).join(''),
  grade,
  price,
  quantity,
  reserved,
  explanation: at === 0 ? '防水，续航 14 天，可在会后三个月内到商会秘书处领取。' : '',
  image: '',
  link: '',
}))

export const records = { prizes: storyPrizes } satisfies StoryRecords
