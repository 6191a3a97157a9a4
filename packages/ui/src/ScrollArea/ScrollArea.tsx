import { type ReactNode, useCallback, useState } from 'react'

export type ScrollAreaProps = { className: string; children: ReactNode }

/** A place that may scroll. It takes the focus only when it does, so that keys can scroll it. */
export function ScrollArea({ className, children }: ScrollAreaProps) {
  const [isScrolling, setScrolling] = useState(false)
  const watch = useCallback((area: HTMLDivElement | null) => {
    if (area === null) return
    const measure = () =>
      setScrolling(area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(area)
    measure()
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={watch} className={className} {...(isScrolling ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  )
}
