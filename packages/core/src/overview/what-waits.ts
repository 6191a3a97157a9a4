import type { Overview } from './overview.contract.ts'
import type { overviewZh } from './overview.zh.ts'

type Words = keyof typeof overviewZh.waiting

/** What can wait for somebody in a chamber, and how much of it does, in the order in which it is shown. */
export const whatWaits = ({ members, resources, demands, introductions, joinRequests, reports }: Overview) =>
  (
    [
      { id: 'reports', count: reports?.open ?? 0 },
      { id: 'differing', count: members.differing },
      { id: 'joinRequests', count: joinRequests?.waiting ?? 0 },
      { id: 'resourcesWaiting', count: resources.waiting },
      { id: 'demandsWaiting', count: demands.waiting },
      { id: 'resourcesExpiring', count: resources.expiring, note: 'within' },
      { id: 'demandsExpiring', count: demands.expiring, note: 'within' },
      { id: 'stalled', count: introductions.stalled, note: 'since' },
      { id: 'abnormal', count: members.abnormal },
    ] as const satisfies readonly { readonly id: Words; readonly count: number; readonly note?: Words }[]
  ).filter(({ count }) => count > 0)
