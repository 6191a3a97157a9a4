import type { TrafficOfThing } from '@icss/core/usage/traffic.ts'
import type { UsageReport } from '@icss/core/usage/usage.contract.ts'
import { addDays, daysOf } from '@icss/core/usage/usage-range.ts'

const gb = 1024 ** 3
const today = '2026-11-23'

const days = daysOf({ from: '2026-11-01', to: today }).map((day, at) => ({
  day,
  live: Math.round(((at * 13) % 40) * gb),
  playback: Math.round((30 + ((at * 7) % 25)) * gb),
  storage: Math.round((4 + ((at * 3) % 9)) * gb),
}))
const used = days.reduce((sum, { live, playback, storage }) => sum + live + playback + storage, 0)
const pace = Math.round(used / days.length)

/** Usage of a month that has gone on for 23 days, with storage beyond its first alert. */
export const usageFixture: UsageReport = {
  from: '2026-11-01',
  to: '2026-11-30',
  at: '2026-11-23T06:30:00.000Z',
  storage: {
    used: 412.6 * gb,
    reserved: 0,
    quota: 500 * gb,
    state: 'warned',
    fullOn: '2026-12-19T04:00:00.000Z',
  },
  storedByKind: { video: 371.2 * gb, image: 6.9 * gb, file: 34.5 * gb },
  month: { used, quota: 3 * 1024 * gb, state: 'free', pace, projected: used + 7 * pace },
  days,
  stored: daysOf({ from: '2026-11-01', to: today }).map((day, at) => ({ day, bytes: (330 + at * 3.755) * gb })),
  alerts: {
    bySms: { storage: true, traffic: false },
    raised: [{ quota: 'storage', level: 80, at: '2026-11-20T02:12:00.000Z' }],
  },
}

/** A channel of three days: too early for an outlook. */
export const newUsageFixture: UsageReport = {
  ...usageFixture,
  storage: { used: 0, reserved: 0, quota: 100 * gb, state: 'free', fullOn: null },
  storedByKind: { video: 0, image: 0, file: 0 },
  month: { used: 0, quota: 1024 * gb, state: 'free', pace: null, projected: null },
  days: daysOf({ from: '2026-11-01', to: today }).map((day) => ({ day, live: 0, playback: 0, storage: 0 })),
  stored: [{ day: addDays(today, -1), bytes: 0 }],
  alerts: { bySms: { storage: true, traffic: true }, raised: [] },
}

const thing = (
  at: number,
  [kind, name, live, storage, playback, previous]: [
    TrafficOfThing['thing'],
    string | null,
    number,
    number,
    number,
    number,
  ],
): TrafficOfThing => ({
  thing: kind,
  thingId: `0199aa00-0000-7000-8000-0000000000${String(at + 10)}`,
  name,
  live: live * gb,
  storage: storage * gb,
  playback: playback * gb,
  total: (live + storage + playback) * gb,
  previous: previous * gb,
})

export const usageThingsFixture: TrafficOfThing[] = (
  [
    ['lives', '数字化转型实战训练营', 188.4, 0, 96.2, 254],
    ['courses', '财税合规进阶', 0, 18.2, 214, 177.3],
    ['lives', '导师公开课 11 月场', 142, 0, 58.3, 192.6],
    ['courses', '安全生产入门', 0, 11.6, 148.7, 170.5],
    ['files', '2026 讲义汇编', 0, 64.1, 0, 40.6],
    ['courses', null, 0, 0, 12.5, 0],
    ['others', null, 0, 3.2, 0, 3.1],
  ] as [TrafficOfThing['thing'], string | null, number, number, number, number][]
).map((row, at) => thing(at, row))
