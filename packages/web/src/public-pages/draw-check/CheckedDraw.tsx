import { useState } from 'react'
import { misuses, whichDraw } from '@icss/core/lotteries/draw-check.words.ts'
import type { DrawReport, ReportedRound } from '@icss/core/lotteries/draw-report.ts'
import { Next, Previous } from './check-icons.tsx'
import { useCheckWords } from './check-words.ts'
import * as styles from './check.css.ts'
import { Sentences } from './Sentences.tsx'
import { StrengthBar } from './StrengthBar.tsx'
import { Verdict } from './Verdict.tsx'
import { WhyTrusted } from './WhyTrusted.tsx'
import { Winners } from './Winners.tsx'

const called = ({ round, award, prize }: ReportedRound) => ({ round, award, prize })

export type CheckedDrawProps = { report: DrawReport }

/** A draw that holds, a round at a time; what could have been misused comes before how strong it is. */
export function CheckedDraw({ report }: CheckedDrawProps) {
  const { t } = useCheckWords()
  const { meeting, number, rounds } = report
  const [index, setIndex] = useState(Math.max(0, rounds.length - 1))
  const round = rounds[index]
  const [before, after] = [rounds[index - 1], rounds[index + 1]]
  return (
    <>
      <Verdict of={t('page.draw', { meeting, number })} />
      {round ? (
        <section className={styles.section} aria-live="polite">
          <h2 className={styles.subtitle}>{t('page.roundOf', called(round))}</h2>
          <Winners winners={round.winners} />
          <StrengthBar strength={round.strength} />
        </section>
      ) : (
        <p>{t('rounds.none')}</p>
      )}
      {(before || after) && (
        <nav className={styles.turn} aria-label={t('rounds.title')}>
          {before ? (
            <button type="button" className={styles.plain} onClick={() => setIndex(index - 1)}>
              <Previous size={18} />
              {t('page.previous', called(before))}
            </button>
          ) : (
            <span />
          )}
          {after && (
            <button type="button" className={styles.plain} onClick={() => setIndex(index + 1)}>
              {t('page.next', called(after))}
              <Next size={18} />
            </button>
          )}
        </nav>
      )}
      <Sentences title={t('misuse.title')} sentences={misuses(t, report)} />
      <Sentences title={t('which.title')} sentences={whichDraw(t, report)} />
      {round && <WhyTrusted report={report} round={round} />}
    </>
  )
}
