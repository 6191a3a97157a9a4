import { storyActivities } from '../activities/activities.records.fixture.ts'
import type { Overview } from '@icss/core/overview/overview.contract.ts'

const joined = [31, 28, 26, 14, 46, 38, 30, 42, 29, 33, 36, 62, 54]
const left = [5, 4, 5, 6, 7, 7, 4, 8, 7, 10, 7, 7, 6]

/** Months of a year, the members at the end of the last as many as there are. */
function monthsUpTo(total: number): Overview['members']['months'] {
  let standing = total
  return joined
    .map((count, at) => ({
      month: at < 2 ? `2025-${11 + at}` : `2026-${String(at - 1).padStart(2, '0')}`,
      joined: count,
      left: left[at] ?? 0,
    }))
    .toReversed()
    .map((month) => {
      const row = { ...month, total: standing }
      standing += month.left - month.joined
      return row
    })
    .toReversed()
}

const counts: readonly [name: string, count: number][] = [
  ['制造业', 386],
  ['信息传输、软件和信息技术服务业', 271],
  ['批发和零售业', 164],
  ['科学研究和技术服务业', 118],
  ['交通运输、仓储和邮政业', 87],
  ['金融业', 62],
]

/** The overview of the stories. */
export const storyOverview: Overview = {
  members: { total: 1204, abnormal: 3, differing: 12, months: monthsUpTo(1204) },
  industries: counts.map(([name, count]) => ({ name, count })),
  otherIndustries: { industries: 11, count: 116 },
  cards: { total: 4980, bound: 3412 },
  reports: { open: 3, oldestAt: '2026-11-23T02:00:00.000Z' },
  joinRequests: { waiting: 6, latestAt: '2026-11-25T01:12:00.000Z' },
  activities: storyActivities.slice(0, 3),
  resources: { onShelf: 286, expiring: 8, waiting: 5 },
  demands: { onShelf: 174, expiring: 3, waiting: 1 },
  introductions: { proposed: 128, inTouch: 61, agreed: 47, dropped: 20, agreedThisMonth: 9, stalled: 4 },
}

const none = { onShelf: 0, expiring: 0, waiting: 0 }

/** Of a chamber that has just begun. */
export const blankOverview: Overview = {
  members: {
    total: 0,
    abnormal: 0,
    differing: 0,
    months: monthsUpTo(0).map(({ month }) => ({ month, total: 0, joined: 0, left: 0 })),
  },
  industries: [],
  otherIndustries: { industries: 0, count: 0 },
  cards: { total: 0, bound: 0 },
  reports: { open: 0, oldestAt: null },
  joinRequests: { waiting: 0, latestAt: null },
  activities: [],
  resources: none,
  demands: none,
  introductions: { proposed: 0, inTouch: 0, agreed: 0, dropped: 0, agreedThisMonth: 0, stalled: 0 },
}
