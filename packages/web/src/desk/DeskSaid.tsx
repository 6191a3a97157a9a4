import { CircleAlert, CircleCheck, CircleX, CloudOff } from 'lucide-react'
import { useCopy } from '../language/copy.ts'
import * as styles from './desk.css.ts'
import type { Said } from './useDesk.ts'

const icons = {
  good: <CircleCheck size={28} aria-hidden />,
  kept: <CloudOff size={28} aria-hidden />,
  warn: <CircleAlert size={28} aria-hidden />,
  bad: <CircleX size={28} aria-hidden />,
} as const

/** What became of the last scan, to be read from where the guest stands. */
export function DeskSaid({ said }: { said: Said | undefined }) {
  const t = useCopy()
  return (
    <div role="status" aria-live="assertive" className={styles.saying}>
      {said && (
        <div className={styles.said[said.tone]}>
          {icons[said.tone]}
          <div className={styles.words}>
            <strong className={styles.saidTitle}>{said.title}</strong>
            {said.text !== '' && <span>{said.text}</span>}
            {said.participant && (
              <span className={styles.saidFacts}>
                {said.participant.number !== null && (
                  <span>{t('desk.number', { number: said.participant.number })}</span>
                )}
                {said.participant.seat !== '' && <span>{said.participant.seat}</span>}
                {said.participant.company !== '' && <span>{said.participant.company}</span>}
              </span>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
