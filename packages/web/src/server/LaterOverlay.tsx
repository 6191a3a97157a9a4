import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { useNotify } from '../shell/useNotify.ts'
import { laterCode } from './later-code.ts'

export type LaterOverlayProps<Code> = {
  /** Of the file that is loaded. */
  name: string
  load: () => Promise<Code>
  /** Its code did not come: it is to be closed, so that opening it asks again. */
  onLost: () => void
  children: (code: Code) => ReactNode
}

/**
 * A menu, drawer or dialog over a screen, whose code is fetched when it is first opened. Where that does not come a
 * message says so, and the screen stays as it is.
 */
export function LaterOverlay<Code>({ name, load, onLost, children }: LaterOverlayProps<Code>) {
  const notify = useNotify()
  const { data, error } = useQuery({ ...laterCode(name, load), retry: false })
  const tell = useEffectEvent((fault: Error) => {
    notify.failed(fault)
    onLost()
  })
  useEffect(() => {
    if (error) tell(error)
  }, [error])
  // Words that it reads may come later still: the screen below it stays.
  return data === undefined ? null : <Suspense>{children(data)}</Suspense>
}
