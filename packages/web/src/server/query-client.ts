import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

const isExpired = (error: unknown) => error instanceof ProblemError && error.status === 401

const mayPass = (error: unknown) =>
  error instanceof ProblemError && (error.code === 'client.network' || error.code === 'server.unavailable')

/** Caches what was read. `onExpired` is told when the server no longer knows the session. */
export function createQueryClient(onExpired: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isExpired(error)) onExpired()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (count, error) => mayPass(error) && count < 2, refetchOnWindowFocus: true },
    },
  })
}
