import type { BusinessCard } from '@icss/core/business-cards/business-cards.contract.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { idOf } from '../story/training.ts'

const people: readonly [name: string, position: string, company: string, views: number][] = [
  ['周文', '会长', '深圳市软件商会', 12_806],
  ['欧阳静怡', '秘书长', '深圳市软件商会', 3_411],
  [
    '阿卜杜拉·买买提·艾力江·热合曼',
    '西北区大客户与战略合作事业部负责人',
    '广东省高新技术企业协会培训与人才发展中心',
    97,
  ],
  ['李明', '', '', 0],
]

/** Cards of the stories: one with the longest words, one with the fewest, which is off. */
export const storyBusinessCards: readonly BusinessCard[] = people.map(([name, position, company, views], at) => ({
  id: idOf(70, at),
  version: 1,
  updatedAt: '2026-11-20T02:00:00.000Z',
  name: [...name].slice(0, 20).join(''),
  position: [...position].slice(0, 20).join(''),
  company,
  phone: `1381234567${at}`,
  email: at === 0 ? 'zhouwen@example.cn' : '',
  weChat: at === 0 ? 'zhouwen-szsoft' : '',
  address: at === 0 ? '深圳市南山区科技园高新南一道 9 号 12 楼' : '',
  avatar: '',
  introduction: at === 0 ? '从事软件行业二十年，商会发起人之一，欢迎交流工业软件与人才培养。' : '',
  links: at === 0 ? [{ name: '商会官网', url: 'https://www.example.cn' }] : [],
  serialNumber: at * 10,
  status: at === 3 ? 'off' : 'on',
  views,
}))

export const records = { businessCards: storyBusinessCards } satisfies StoryRecords
