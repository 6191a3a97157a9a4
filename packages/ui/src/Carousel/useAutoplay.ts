import { type FocusEvent, useEffect, useState } from 'react'

const asksForCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which of `count` slides stands, going on every `interval` ms. Waits while pointed at, focused or out of sight in
 * another tab, and starts paused for who asked for reduced motion. `holders` belong on the element around all of it.
 */
export function useAutoplay(count: number, interval: number) {
  const [at, setAt] = useState(0)
  const [isPaused, setPaused] = useState(asksForCalm)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const current = Math.min(at, Math.max(0, count - 1))
  const isMoving = !isPaused && !isPointed && !isFocused && count > 1

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setAt((current + 1) % count)
    }, interval)
    return () => clearInterval(timer)
  }, [isMoving, interval, count, current])

  return {
    current,
    isMoving,
    isPaused,
    setPaused,
    /** Any whole number; beyond the ends it goes round. */
    go: (to: number) => setAt(((to % count) + count) % count),
    holders: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
