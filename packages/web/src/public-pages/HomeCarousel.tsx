import { Pause, Play } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HomeView } from '@icss/core/home-settings/home-view.ts'
import { carouselAutoplay } from '@icss/core/shell/interface-defaults.ts'
import * as styles from './home-page.css.ts'
import { keyed } from './keyed.ts'
import { Leading } from './Leading.tsx'
import { filled, usePageCopy } from './page-copy.ts'
import { Picture } from './Picture.tsx'
import { useOnDevice } from './useOnDevice.ts'

export type HomeCarouselProps = {
  items: HomeView['carousel']
  isStill: boolean
  /** Told the name of what is opened in the app. */
  tell: (name: string) => void
}

const placeOf = (list: HTMLElement) => Math.round(list.scrollLeft / Math.max(1, list.clientWidth))
const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The pictures one after the other: swiped, or by themselves until somebody stops them. */
export function HomeCarousel({ items, isStill, tell }: HomeCarouselProps) {
  const { copy } = usePageCopy()
  const whole = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  // A picture is fetched when the one before it is shown.
  const [seen, setSeen] = useState(0)
  const isCalm = useOnDevice(wantsNoMotion, true)
  const [played, setPlaying] = useState<boolean>()
  const isPlaying = played ?? !(isStill || isCalm)
  const [isHeld, setHeld] = useState(false)
  const count = items.length

  const show = (place: number) => {
    const list = track.current
    if (list) list.scrollTo({ left: list.clientWidth * place, behavior: wantsNoMotion() ? 'instant' : 'smooth' })
  }
  const advance = useEffectEvent(() => {
    const list = track.current
    if (list && !document.hidden) show((placeOf(list) + 1) % count)
  })
  const isMoving = isPlaying && !isHeld && count > 1
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => advance(), carouselAutoplay * 2)
    return () => clearInterval(timer)
  }, [isMoving])
  // It waits while somebody points at it or is in it.
  useEffect(() => {
    const place = whole.current
    if (!place) return undefined
    const gone = new AbortController()
    const { signal } = gone
    for (const name of ['pointerenter', 'focusin']) place.addEventListener(name, () => setHeld(true), { signal })
    for (const name of ['pointerleave', 'focusout']) place.addEventListener(name, () => setHeld(false), { signal })
    return () => gone.abort()
  }, [])

  return (
    <section ref={whole} className={styles.carousel} aria-roledescription="carousel" aria-label={copy.home.carousel}>
      <ul
        ref={track}
        className={styles.track}
        // A list that scrolls is reached by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget: list }) => {
          setAt(placeOf(list))
          setSeen(Math.max(seen, placeOf(list)))
        }}
      >
        {keyed(items, ({ picture }) => picture).map(({ key, item: { name, picture, link }, at: place }) => {
          const image = (
            <Picture
              className={styles.slidePicture}
              src={place > seen + 1 ? '' : picture}
              alt={name}
              {...(place === 0 ? { fetchPriority: 'high' as const } : {})}
            />
          )
          return (
            <li key={key} className={styles.slide}>
              {link.kind === 'none' ? (
                image
              ) : (
                <Leading link={link} name={name} tell={tell} className={styles.slideLink}>
                  {image}
                </Leading>
              )}
            </li>
          )
        })}
      </ul>
      {count > 1 && (
        <div className={styles.dots}>
          {keyed(items, ({ picture }) => picture).map(({ key, at: place }) => (
            <button
              key={key}
              type="button"
              className={place === at ? styles.dotHere : styles.dot}
              aria-label={filled(copy.home.picture, { place: String(place + 1), count: String(count) })}
              aria-current={place === at}
              onClick={() => {
                setSeen(Math.max(seen, place))
                show(place)
              }}
            />
          ))}
          {!isStill && (
            <button
              type="button"
              className={styles.pause}
              aria-label={isPlaying ? copy.home.pause : copy.home.play}
              onClick={() => setPlaying(!isPlaying)}
            >
              {isPlaying ? <Pause size={14} /> : <Play size={14} />}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
