import type { Place } from '@icss/core/sign-ins/sign-in.ts'
import * as styles from './MeetingPages.css.ts'
import { filled, usePageCopy } from './page-copy.ts'
import * as page from './pages.css.ts'
import { hasLock } from './phone-locks.ts'
import { usePhoneDraw } from './usePhoneDraw.ts'

/** The lock of this phone, and what it sees of the draw that goes on. */
export function PhoneLock({ place }: { place: Place }) {
  const { copy } = usePageCopy()
  const words = copy.place.lock
  const { draw, lock, given } = usePhoneDraw(place.lock)
  const goesOn = draw !== null && draw.state !== 'finished'
  const { line } = draw ?? {}
  const own = goesOn ? (line?.lock ?? '') : lock
  const isOwn = own !== '' && hasLock(own)
  const why = place.entitlement === 'entitled' ? words.late : copy.place.entitlements[place.entitlement]
  return (
    <section className={styles.draw} aria-live="polite">
      {isOwn && (
        <>
          <strong>{words.ready}</strong>
          <p>{words.text}</p>
          <p className={styles.code}>{filled(words.number, { lock: `${own.slice(0, 8)} … ${own.slice(-4)}` })}</p>
        </>
      )}
      {!isOwn && <p className={page.words}>{words.none}</p>}
      {goesOn && line === null && <p role="alert">{filled(words.missing, { number: String(draw.number), why })}</p>}
      {goesOn && line && line.lock.length > 1 && !isOwn && <p role="alert">{words.other}</p>}
      {given !== undefined && <p>{filled(words.given, { round: String(given) })}</p>}
      {draw && <p className={styles.code}>{filled(words.check, { hash: draw.hash.slice(0, 8) })}</p>}
    </section>
  )
}
