import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { ComingLines } from './ComingLines.tsx'
import { FetchedBody } from './FetchedBody.tsx'
import { laterCode } from './later-code.ts'

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
  const code = useQuery(laterCode(name, load))
  return (
    <FetchedBody query={code} lines={lines}>
      {/* Words and endpoints that it reads may come later still: the screen around it stays, and what has the focus. */}
      {(there) => <Suspense fallback={<ComingLines count={lines} />}>{children(there)}</Suspense>}
    </FetchedBody>
  )
}
