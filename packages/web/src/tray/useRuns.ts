import { useQuery } from '@tanstack/react-query'
import { isFinished, type Operation } from '@icss/core/operations/operation.ts'
import { useClient } from '../server/ClientProvider.tsx'

/** Milliseconds between two looks, while something runs and while nothing does. */
const followEvery = 2_000
const lookEvery = 60_000
/** Milliseconds for which a run that has ended stays in sight. */
const shownFor = 24 * 3_600_000

export const hasFailed = ({ status, bad }: Operation): boolean => status === 'failed' || (status === 'done' && bad > 0)

const rankOf = (run: Operation) => (hasFailed(run) ? 0 : isFinished(run) ? 2 : 1)

/** The bulk runs that the session may see: what failed today, what goes on, what has ended today. Trials are left out. */
export function useRuns(): readonly Operation[] {
  const client = useClient()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['operations', 'tray'],
    queryFn: ({ signal }) => client.operations.list({ query: {} }, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some((run) => !isFinished(run)) ? followEvery : lookEvery),
  })
  const since = dataUpdatedAt - shownFor
  return (data?.items ?? [])
    .filter(({ dryRun, finishedAt }) => !dryRun && (finishedAt === null || Date.parse(finishedAt) > since))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}
