import { endOf } from '@icss/core/lives/live.ts'
import type { PublicLive } from '@icss/core/lives/public-lives.contract.ts'
import { Cover } from './Cover.tsx'
import { Outward } from './Outward.tsx'
import { filled, usePageCopy, useTimeFormat } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type LivePageProps = { live: PublicLive }

/** A live that is marked public: when it is, where it is watched, and its recording. */
export function LivePage({ live }: LivePageProps) {
  const { copy } = usePageCopy()
  const { name, headImage, startAt, state, tutorName } = live
  const [start, end] = [new Date(startAt), new Date(endOf(live))]
  const format = useTimeFormat({ dateStyle: 'long', timeStyle: 'short' })
  return (
    <article className={styles.article}>
      <Cover picture={headImage} />
      <h1 className={styles.title}>{name}</h1>
      <p className={styles.facts}>
        <span>{copy.live.states[state]}</span>
        <span>{end < start ? format.format(end) : format.formatRange(start, end)}</span>
        {tutorName !== '' && <span>{filled(copy.live.tutor, { name: tutorName })}</span>}
      </p>
      <Watch live={live} />
    </article>
  )
}

function Watch({ live: { name, state, watchUrl, recordingUrl } }: LivePageProps) {
  const { copy } = usePageCopy()
  if (state === 'notStarted') return <p className={styles.words}>{copy.live.soon}</p>
  if (state === 'ended')
    return recordingUrl === '' ? (
      <p className={styles.words}>{copy.live.over}</p>
    ) : (
      <p>
        <Outward address={recordingUrl}>{filled(copy.home.playVideo, { name })}</Outward>
      </p>
    )
  if (watchUrl === '') return <p className={styles.words}>{copy.live.paused}</p>
  return (
    <section className={styles.section}>
      <p className={styles.words}>{copy.live.watch}</p>
      {/* No scheme that a page may lead to: a player takes it. */}
      <code className={styles.address}>{watchUrl}</code>
    </section>
  )
}
