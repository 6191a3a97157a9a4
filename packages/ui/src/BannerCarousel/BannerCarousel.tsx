import type { ReactNode } from 'react'
import { useAutoplay } from '../Carousel/useAutoplay.ts'
import {
  banner,
  controls,
  dot,
  pause,
  picture,
  slide as slideStyle,
  title,
  track,
  words,
} from './BannerCarousel.css.ts'
import { PlayIcon } from './PlayIcon.tsx'

export type BannerSlide = { id: string; title: string; text: string; picture?: ReactNode }

export type BannerCarouselProps = {
  slides: readonly BannerSlide[]
  labels: { region: string; slide: (number: number) => string; pause: string; play: string }
  /** Stands over every slide, at the top: the mark and the name. */
  head?: ReactNode
  /** Milliseconds a slide stays, and those that it takes to go. */
  interval: number
  slideDuration: number
}

/**
 * The banner beside the login form. Goes on by itself, waits while pointed at or focused, and does
 * not move at all for who asked for reduced motion.
 */
export function BannerCarousel({ slides, labels, head, interval, slideDuration }: BannerCarouselProps) {
  const { current, isMoving, isPaused, setPaused, go, holders } = useAutoplay(slides.length, interval)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing only holds it still
    <section className={banner} aria-roledescription="carousel" aria-label={labels.region} {...holders}>
      {head}
      <div
        className={track}
        style={{ transform: `translateX(-${current * 100}%)`, transitionDuration: `${slideDuration}ms` }}
        aria-live={isMoving ? 'off' : 'polite'}
      >
        {slides.map((slide, at) => (
          <div key={slide.id} className={slideStyle} inert={at !== current}>
            <div className={picture}>{slide.picture}</div>
            <p className={title}>{slide.title}</p>
            <p className={words}>{slide.text}</p>
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={controls}>
          {slides.map((slide, at) => (
            <button
              key={slide.id}
              type="button"
              className={dot}
              aria-label={labels.slide(at + 1)}
              aria-current={at === current || undefined}
              onClick={() => go(at)}
            />
          ))}
          <button
            type="button"
            className={pause}
            aria-label={isPaused ? labels.play : labels.pause}
            onClick={() => setPaused(!isPaused)}
          >
            <PlayIcon isPaused={isPaused} />
          </button>
        </div>
      )}
    </section>
  )
}
