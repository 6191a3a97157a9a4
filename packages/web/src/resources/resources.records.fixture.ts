import type { Resource } from '@icss/core/resources/resources.contract.ts'
import type { OffReason } from '@icss/core/resources/shelf-rules.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { idOf } from '../story/training.ts'

const lines: readonly [name: string, type: Resource['type']][] = [
  ['供应链融资额度', 1],
  ['华南区代理渠道', 2],
  ['嵌入式工程师团队', 3],
  ['工业视觉检测技术', 4],
  ['东南亚商会人脉', 5],
  ['数字化转型辅导', 6],
]

const reasons: readonly OffReason[] = ['', 'waiting', 'expired', 'reported', 'byHand', 'refused']

const isFiled = (at: number) => at === 1 || at === 5

/** Resources of the stories, one in each state of the shelf, one with the longest words. */
export const storyResources: readonly Resource[] = lines.map(([name, type], at) => ({
  id: idOf(5, at),
  version: 1,
  updatedAt: '2026-11-20T02:00:00.000Z',
  createdAt: '2026-11-18T02:00:00.000Z',
  name: at === 3 ? name.padEnd(50, '与配套服务') : name,
  type,
  title: at % 2 === 0 ? '长期有效，欢迎洽谈' : '',
  content: '面向制造业会员企业，按需定制，可先做小批量试点。\n联系后三个工作日内答复。',
  companyId: idOf(7, at),
  companyName: at === 1 ? '深圳市前海智能装备与工业互联网协同创新研究院有限公司' : '深圳市亿尚智能装备有限公司',
  contactId: at === 4 ? '' : idOf(8, at),
  contactName: at === 4 ? '' : '王明',
  contactPhone: at === 4 ? '' : '13800138000',
  expiresAt: at === 2 ? '2026-11-01T02:00:00.000Z' : '',
  status: at === 0 ? 0 : 1,
  offReason: reasons[at] ?? '',
  filedBy: isFiled(at) ? 'autonomous' : 'organisation',
  filerName: isFiled(at) ? '欧阳明月' : '',
  refusal: at === 5 ? '请写明条件，再提交一次。' : '',
}))

export const records = { resources: storyResources } satisfies StoryRecords
