import { QueryClient } from '@tanstack/react-query'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

const mayPass = (error: unknown) =>
  error instanceof ProblemError && (error.code === 'client.network' || error.code === 'server.unavailable')

/** Caches what was read. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (count, error) => mayPass(error) && count < 2, refetchOnWindowFocus: true },
    },
  })
