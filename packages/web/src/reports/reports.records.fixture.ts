import type { ReportState, ReportType, ReportedKind } from '@icss/core/reports/report.ts'
import type { Report } from '@icss/core/reports/reports.contract.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { idOf } from '../story/training.ts'

const lines: readonly [name: string, kind: ReportedKind, type: ReportType, state: ReportState][] = [
  ['供应链融资额度', 'resource', 'falseInformation', 'open'],
  ['深圳市前海智能装备与工业互联网协同创新研究院有限公司', 'company', 'infringement', 'open'],
  ['急招机器人应用工程师 5 名', 'demand', 'fraud', 'upheld'],
  ['王明', 'employeeCard', 'harassment', 'dismissed'],
  ['会员之夜', 'activity', 'other', 'dismissed'],
]

/** Reports of the stories, in each state. */
export const storyReports: readonly Report[] = lines.map(([thingName, kind, type, state], at) => ({
  id: idOf(92, at),
  version: state === 'open' ? 1 : 2,
  kind,
  thingId: idOf(5, at),
  thingName,
  companyId: at === 4 ? null : idOf(7, at),
  type,
  reason: '对方称可提供 500 万元授信，收取 2 万元“评估费”后不再回复消息，电话也打不通。',
  reportedAccount: at === 1 ? '' : '13800138001',
  reportedName: at === 1 ? thingName : '陈志远',
  reportedCompany: '深圳市亿尚智能装备有限公司',
  reporterAccount: '13900139002',
  reporterName: '欧阳娜娜',
  reporterCompany: '深圳市前海物流集团有限公司',
  createdAt: `2026-11-2${at}T02:00:00.000Z`,
  state,
  note: state === 'open' ? '' : '已向双方核实。',
  handledAt: state === 'open' ? null : '2026-11-25T02:00:00.000Z',
  handledBy: state === 'open' ? '' : '林晓雯',
}))

export const records = { reports: storyReports } satisfies StoryRecords
