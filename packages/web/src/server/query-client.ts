import { QueryClient } from '@tanstack/react-query'
import { mayPass } from './may-pass.ts'

/** Caches what was read. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (count, error) => mayPass(error) && count < 2, refetchOnWindowFocus: true },
    },
  })
