import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { FetchedBody } from './FetchedBody.tsx'

export type LaterPartProps<Code> = {
  /** Of the file that is loaded. */
  name: string
  load: () => Promise<Code>
  /** Lines that there is room for while it comes. */
  lines?: number
  children: (code: Code) => ReactNode
}

/**
 * A part of a screen whose code is fetched when it is first needed. Where that does not come the screen stays as it is,
 * with all that was ticked or typed; the part says so in its place, and is fetched again when asked.
 */
export function LaterPart<Code>({ name, load, lines = 1, children }: LaterPartProps<Code>) {
  const code = useQuery({
    queryKey: ['code', name],
    queryFn: () =>
      load().catch((cause: unknown) => {
        throw new ProblemError('client.network', { cause })
      }),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return (
    <FetchedBody query={code} lines={lines}>
      {children}
    </FetchedBody>
  )
}
