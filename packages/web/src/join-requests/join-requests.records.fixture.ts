import type { JoinState } from '@icss/core/join-requests/join-request.ts'
import type { JoinRequest } from '@icss/core/join-requests/join-requests.contract.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { idOf } from '../story/training.ts'

const lines: readonly [name: string, industry: string, applicant: string, state: JoinState][] = [
  ['深圳市云帆软件有限公司', '信息传输、软件和信息技术服务业', '欧阳娜娜', 'pending'],
  ['深圳市前海智能装备与工业互联网协同创新研究院有限公司', '科学研究和技术服务业', '陈志远', 'pending'],
  ['东莞市华南精密模具有限公司', '制造业', '王明', 'confirmed'],
  ['惠州市海角茶业有限公司', '批发和零售业', '李静', 'refused'],
]

/** Applications of the stories, in each state. */
export const storyJoinRequests: readonly JoinRequest[] = lines.map(([name, industry, applicant, state], at) => ({
  id: idOf(94, at),
  version: state === 'pending' ? 1 : 2,
  name,
  unifiedCreditCode: at === 3 ? '' : '91440300MA5G0T2X25',
  industry,
  isInRegister: at !== 3,
  applicant,
  phone: `1390013900${at}`,
  createdAt: `2026-11-2${5 - at}T01:12:00.000Z`,
  state,
  reason: state === 'refused' ? '企业不在本市经营，不符合章程。' : '',
  companyId: state === 'confirmed' ? idOf(7, 0) : null,
  handledAt: state === 'pending' ? null : '2026-11-25T02:00:00.000Z',
  handledBy: state === 'pending' ? '' : '林晓雯',
}))

export const records = { joinRequests: storyJoinRequests } satisfies StoryRecords
