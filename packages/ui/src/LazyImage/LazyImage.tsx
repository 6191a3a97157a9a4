import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { frame, image } from './LazyImage.css.ts'

export type LazyImageProps = {
  src: string
  /** What it shows; empty beside words that say so. */
  alt: string
  /** Width to height, so that nothing moves when it comes. */
  ratio: number
  width?: number | string
}

/** A picture fetched when it comes within 1.3 screens, tried once more when it fails, then a sign in its place. */
export function LazyImage({ src, alt, ratio, width = '100%' }: LazyImageProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  const [failed, setFailed] = useState({ src, times: 0 })
  const times = failed.src === src ? failed.times : 0

  useEffect(() => {
    const element = place.current
    if (element === null || isNear) return
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      // The margin of the root reaches no farther than the shell's own scrolling content; the other one does.
      { rootMargin: '30%', scrollMargin: '30%' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [isNear])

  return (
    <span ref={place} className={frame} style={{ width, aspectRatio: ratio }}>
      {isNear && times < 2 && (
        // A new key makes a new element, and the new element a new try.
        <img key={times} className={image} src={src} alt={alt} onError={() => setFailed({ src, times: times + 1 })} />
      )}
      {times >= 2 && <ImageOff size={20} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })} />}
    </span>
  )
}
