import { ArrowUp } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { place } from './BackToTop.css.ts'

export type BackToTopProps = {
  label: string
  /** What scrolls: the content of the shell. */
  scroller: RefObject<HTMLElement | null>
  /** Shows beyond this many px. */
  after?: number
  /** Milliseconds on the way; none for who asked for reduced motion. */
  duration?: number
}

/** Leads back to the top of a long screen. */
export function BackToTop({ label, scroller, after = 400, duration = 1000 }: BackToTopProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const area = scroller.current
    if (area === null) return
    const look = () => setShown(area.scrollTop > after)
    look()
    area.addEventListener('scroll', look, { passive: true })
    return () => area.removeEventListener('scroll', look)
  }, [scroller, after])

  const rise = () => {
    const area = scroller.current
    if (area === null) return
    const from = area.scrollTop
    const began = performance.now()
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const step = (now: number) => {
      const share = isCalm ? 1 : Math.min(1, (now - began) / duration)
      area.scrollTop = from * (1 - share) ** 3
      if (share < 1) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
    area.focus({ preventScroll: true })
  }
  if (!isShown) return null
  return (
    <div className={place}>
      <IconButton
        label={label}
        variant="secondary"
        tooltipPlacement="start"
        icon={<ArrowUp size={16} />}
        onPress={rise}
      />
    </div>
  )
}
