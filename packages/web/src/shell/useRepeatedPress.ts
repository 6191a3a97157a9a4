import { useEffect, useEffectEvent } from 'react'
import { useNotify } from './useNotify.ts'

const pending = 'button[data-pending]'

/** Tells whoever presses a button that is at work already not to submit once more (seed section 8). */
export function useRepeatedPress(): void {
  const notify = useNotify()
  const tell = useEffectEvent((event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(pending))
      notify.failed({ code: 'request.repeated', params: {} })
  })
  useEffect(() => {
    addEventListener('click', tell, true)
    return () => removeEventListener('click', tell, true)
  }, [])
}
