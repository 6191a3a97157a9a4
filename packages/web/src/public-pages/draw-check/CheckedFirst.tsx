import { useCheckWords } from './check-words.ts'
import type { Checked } from './check-proof.ts'
import * as styles from './check.css.ts'
import { Sentences } from './Sentences.tsx'
import { Verdict } from './Verdict.tsx'
import { Winners } from './Winners.tsx'

export type CheckedFirstProps = Pick<Extract<Checked, { kind: 'first' }>, 'drawId' | 'rounds'>

/** A proof of the first version that holds. */
export function CheckedFirst({ drawId, rounds }: CheckedFirstProps) {
  const { t } = useCheckWords()
  return (
    <>
      <Verdict of={t('page.firstDraw', { drawId })} />
      <Sentences title={t('misuse.title')} sentences={[t('firstVersion')]} />
      {rounds.map(({ round, award, winners }) => (
        <section key={round} className={styles.section}>
          <h2 className={styles.subtitle}>{t('page.next', { round, award })}</h2>
          <Winners winners={winners} />
        </section>
      ))}
    </>
  )
}
