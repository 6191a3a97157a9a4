import { useEffect, useState } from 'react'
import type { Place } from '@icss/core/sign-ins/sign-in.ts'
import { isWeChat, weChatProfile } from '@icss/core/sign-ins/we-chat.ts'
import { PhoneLock } from './PhoneLock.tsx'
import { filled, usePageCopy, useTimeFormat } from './page-copy.ts'
import { keyed } from './keyed.ts'
import * as styles from './MeetingPages.css.ts'
import * as page from './pages.css.ts'
import { useIsScripted } from './useIsScripted.ts'
import { useOnDevice } from './useOnDevice.ts'

export type PlacePageProps = { place: Place }

/** Only http and https are links (public-pages.md). */
const isLink = (address: string) => /^https?:\/\//i.test(address)

/** Milliseconds that the number is seen before the page goes on to the meeting's own. */
const pause = 2000

/** Somebody's place in a meeting: number, seat, programme, and whether they are in the draw. */
export function PlacePage({ place }: PlacePageProps) {
  const { copy } = usePageCopy()
  const { name, number, seat, code, way, entitlement, programme, won, signInLinkType, jumpLink, jumpText } = place
  const goesOn = signInLinkType === 'jump' && isLink(jumpLink)
  const isHere = way !== ''
  // Seen again, as by the way back, it stays.
  const isScripted = useIsScripted()
  const isInWeChat = useOnDevice(() => isWeChat(navigator.userAgent), false)
  const [isNew] = useState(() => isHere && goesOn && Date.now() - Date.parse(place.signedInAt) < 60_000)
  const isFirst = isScripted && isNew
  useEffect(() => {
    if (!isFirst) return undefined
    const timer = setTimeout(() => location.assign(jumpLink), pause)
    return () => clearTimeout(timer)
  }, [isFirst, jumpLink])
  const time = useTimeFormat({
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(place.signedInAt))
  return (
    <article className={page.article}>
      <div className={styles.done}>
        {isHere && (
          <span className={styles.tick} aria-hidden>
            ✓
          </span>
        )}
        <div className={styles.doneWords}>
          <h1 className={page.title}>{isHere ? copy.place.done : place.meeting}</h1>
          {isHere && <p className={page.facts}>{filled(copy.place.facts, { name, time, meeting: place.meeting })}</p>}
        </div>
      </div>
      {isHere && (
        <dl className={styles.numbers}>
          <div className={styles.number}>
            <dt>{copy.place.number}</dt>
            <dd>{String(number).padStart(4, '0')}</dd>
          </div>
          {seat !== '' && (
            <div className={styles.number}>
              <dt>{copy.place.seat}</dt>
              <dd>{seat}</dd>
            </div>
          )}
        </dl>
      )}
      {won.length > 0 && (
        <section className={styles.won}>
          <h2 className={page.subtitle}>{copy.place.won}</h2>
          {keyed(won, ({ award, prize }) => `${award} ${prize}`).map(({ key, item: { award, prize } }) => (
            <p key={key}>{filled(copy.place.wonText, { award, prize })}</p>
          ))}
        </section>
      )}
      <section className={styles.draw}>
        {entitlement === 'entitled' && <strong>{copy.place.entitled}</strong>}
        <p>{copy.place.entitlements[entitlement]}</p>
        {isHere && <p className={styles.code}>{filled(copy.place.code, { code })}</p>}
      </section>
      {isHere && isScripted && <PhoneLock place={place} />}
      {programme.length > 0 && (
        <section className={page.section}>
          <h2 className={page.subtitle}>{copy.place.programme}</h2>
          <ol className={styles.programme}>
            {keyed(programme, ({ time: at, title }) => `${at} ${title}`).map(({ key, item }) => (
              <li key={key} className={styles.line}>
                <span className={styles.time}>{item.time}</span>
                <span>{item.title}</span>
                {item.note !== '' && <span className={page.words}>{item.note}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {place.description !== '' && <p className={page.plain}>{place.description}</p>}
      {isLink(jumpLink) && (
        <a className={page.action} href={jumpLink} rel="noopener nofollow ugc">
          {isFirst ? copy.place.jumping : jumpText || copy.place.jump}
        </a>
      )}
      {place.bizID !== '' && isInWeChat && (
        <a className={page.action} href={weChatProfile(place.bizID)}>
          {copy.place.follow}
        </a>
      )}
      <p className={page.words}>{copy.place.again}</p>
    </article>
  )
}
