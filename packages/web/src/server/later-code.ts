import { queryOptions } from '@tanstack/react-query'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

/** Code that is fetched when it is first needed; asked for without a network too, since the browser may have kept it. */
export const laterCode = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: ['code', name],
    queryFn: () =>
      load().catch((cause: unknown) => {
        throw new ProblemError('client.network', { cause })
      }),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  })
