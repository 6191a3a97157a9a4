import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { bar, carousel, dot, dots, slide as slideStyle, track, view } from './Carousel.css.ts'
import { useAutoplay } from './useAutoplay.ts'

export type CarouselProps = {
  slides: readonly { id: string; content: ReactNode }[]
  labels: {
    region: string
    /** “第 2 张，共 5 张”. */
    slide: (number: number, of: number) => string
    previous: string
    next: string
    pause: string
    play: string
  }
  /** Milliseconds a slide stays, and those that it takes to go (seed section 9). */
  interval?: number
  slideDuration?: number
}

/**
 * Pictures that take turns, as the home screen shows them. Waits while pointed at or focused, and stands still for who
 * asked for reduced motion.
 */
export function Carousel({ slides, labels, interval = 2000, slideDuration = 500 }: CarouselProps) {
  const { current, isMoving, isPaused, setPaused, go, holders } = useAutoplay(slides.length, interval)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing only holds it still
    <section className={carousel} aria-roledescription="carousel" aria-label={labels.region} {...holders}>
      <div className={view}>
        <div
          className={track}
          style={{ transform: `translateX(-${current * 100}%)`, transitionDuration: `${slideDuration}ms` }}
          aria-live={isMoving ? 'off' : 'polite'}
        >
          {slides.map(({ id, content }, at) => (
            <div
              key={id}
              className={slideStyle}
              role="group"
              aria-roledescription="slide"
              aria-label={labels.slide(at + 1, slides.length)}
              inert={at !== current}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={bar}>
          <IconButton
            size="small"
            label={labels.previous}
            icon={<ChevronLeft size={16} />}
            onPress={() => go(current - 1)}
          />
          <div className={dots}>
            {slides.map(({ id }, at) => (
              <button
                key={id}
                type="button"
                className={dot}
                aria-label={labels.slide(at + 1, slides.length)}
                aria-current={at === current || undefined}
                onClick={() => go(at)}
              />
            ))}
          </div>
          <IconButton
            size="small"
            label={labels.next}
            icon={<ChevronRight size={16} />}
            onPress={() => go(current + 1)}
          />
          <IconButton
            size="small"
            label={isPaused ? labels.play : labels.pause}
            icon={isPaused ? <Play size={14} /> : <Pause size={14} />}
            onPress={() => setPaused(!isPaused)}
          />
        </div>
      )}
    </section>
  )
}
