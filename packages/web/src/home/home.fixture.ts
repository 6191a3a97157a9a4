import type { DueItem, Home } from '@icss/core/home/home.contract.ts'
import { idOf } from '../story/training.ts'

const due = (at: number, item: Omit<DueItem, 'id'>): DueItem => ({ id: idOf(11, at), ...item })
const live = { noun: 'lives', isOn: false, count: 0, lacks: null } as const
const meeting = { noun: 'meetings', isOn: false, lacks: null } as const
const notice = { noun: 'notices', isOn: true, detail: '', lacks: null } as const

const items: readonly DueItem[] = [
  due(1, {
    ...live,
    name: '数字化转型实战训练营 第 5 讲',
    startAt: '2026-11-23T01:30:00.000Z',
    endAt: '2026-11-23T03:00:00.000Z',
    isOn: true,
    count: 312,
    detail: '陈思远',
  }),
  due(2, {
    ...meeting,
    name: '三季度导师工作会',
    startAt: '2026-11-23T06:00:00.000Z',
    endAt: '2026-11-23T08:30:00.000Z',
    count: 86,
    detail: '5 楼会议室',
  }),
  due(3, {
    ...notice,
    name: '平台升级期间的上课安排',
    startAt: '2026-11-20T06:00:00.000Z',
    endAt: '2026-11-23T10:00:00.000Z',
    count: 24,
  }),
  due(4, {
    ...live,
    name: '财税合规进阶 第 3 讲',
    startAt: '2026-11-24T11:30:00.000Z',
    endAt: '2026-11-24T13:00:00.000Z',
    detail: '何婉清',
    lacks: 'tutorPhone',
  }),
  due(5, {
    ...notice,
    name: '优秀学员评选报名',
    startAt: '2026-11-20T06:00:00.000Z',
    endAt: '2026-11-24T15:59:00.000Z',
    count: 1846,
  }),
  due(6, {
    ...meeting,
    name: '年会彩排',
    startAt: '2026-11-28T02:00:00.000Z',
    endAt: '2026-11-28T04:00:00.000Z',
    count: 40,
    detail: '',
  }),
  due(7, {
    ...meeting,
    name: '深圳企业大学 2026 年会',
    startAt: '2026-11-28T06:00:00.000Z',
    endAt: null,
    count: 1204,
    detail: '深圳会展中心七号馆二层多功能厅',
    lacks: 'awards',
  }),
]

const gb = 1024 ** 3

/** A channel in the middle of its work. */
export const storyHome: Home = {
  due: { items: [...items], today: 3, week: 7 },
  storage: { used: 412.6 * gb, reserved: 0, quota: 500 * gb, state: 'warned', fullOn: '2026-12-19T02:00:00.000Z' },
  edited: [
    { noun: 'courses', name: '财税合规进阶', action: 'courses.update', account: '苏敏', isOwn: false, hour: '02:06' },
    {
      noun: 'notices',
      name: '平台升级期间的上课安排',
      action: 'notices.setStatus',
      account: '',
      isOwn: true,
      hour: '01:20',
    },
    { noun: 'tutors', name: '何婉清', action: 'tutors.create', account: '苏敏', isOwn: false, hour: '00:52' },
    {
      noun: 'meetings',
      name: '深圳企业大学 2026 年会',
      action: 'meetings.setAwards',
      account: '',
      isOwn: true,
      hour: '00:30',
    },
  ].map(({ hour, noun, ...one }, at) => ({
    ...one,
    noun: noun as Home['edited'][number]['noun'],
    id: idOf(12, at),
    at: `2026-11-${at < 2 ? 23 : 22}T${hour}:00.000Z`,
  })),
  steps: [
    { step: 'adminPhone', count: 0 },
    { step: 'logo', count: 1 },
    { step: 'course', count: 300 },
    { step: 'account', count: 6 },
    { step: 'homeScreen', count: 41 },
  ],
}

/** One that was opened today. */
export const emptyHome: Home = {
  due: { items: [], today: 0, week: 0 },
  storage: { used: 0, reserved: 0, quota: 500 * gb, state: 'free', fullOn: null },
  edited: [],
  steps: (['adminPhone', 'logo', 'course', 'account', 'homeScreen'] as const).map((step) => ({ step, count: 0 })),
}
