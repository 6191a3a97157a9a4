import type { IntroductionState } from '@icss/core/introductions/introduction.ts'
import type { Introduction } from '@icss/core/introductions/introductions.contract.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { idOf } from '../story/training.ts'

const lines: readonly [resource: string, demand: string, state: IntroductionState][] = [
  ['供应链融资额度', '制造企业扩产找资金', 'proposed'],
  ['工业视觉检测算法授权', '寻求面向动力电池极片缺陷检测的机器视觉算法与整线集成方案', 'inTouch'],
  ['东莞新厂产线集成分包', '找自动化集成商', 'agreed'],
  ['高级机器人工程师猎聘', '急招机器人应用工程师 5 名', 'dropped'],
]

/** Introductions of the stories, one in each state. */
export const storyIntroductions: readonly Introduction[] = lines.map(([resourceName, demandName, state], at) => ({
  id: idOf(93, at),
  resourceId: idOf(5, at),
  resourceName,
  resourceCompany: '深圳市前海物流集团有限公司',
  resourceContact: '欧阳娜娜',
  resourcePhone: '13900139002',
  resourceAcceptedAt: '2026-11-21T02:00:00.000Z',
  demandId: idOf(6, at),
  demandName,
  demandCompany: '深圳市前海智能装备与工业互联网协同创新研究院有限公司',
  demandContact: '陈志远',
  demandPhone: '13800138001',
  demandAcceptedAt: state === 'proposed' ? null : '2026-11-22T02:00:00.000Z',
  createdAt: '2026-11-20T02:00:00.000Z',
  updatedAt: `2026-11-2${5 - at}T02:00:00.000Z`,
  state,
  agreedOn: state === 'agreed' ? '2026-11-24' : '',
  reason: state === 'dropped' ? '候选人薪酬期望超出预算，双方暂缓。' : '',
  decidedBy: state === 'agreed' || state === 'dropped' ? '林晓雯' : '',
}))

export const records = { introductions: storyIntroductions } satisfies StoryRecords
