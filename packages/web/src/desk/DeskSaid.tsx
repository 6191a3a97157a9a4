import { CircleAlert, CircleCheck, CircleX, CloudOff } from 'lucide-react'
import { useCopy, useErrorWording } from '../language/copy.ts'
import * as styles from './desk.css.ts'
import type { Said } from './useDesk.ts'

const icons = {
  good: <CircleCheck size={28} aria-hidden />,
  kept: <CloudOff size={28} aria-hidden />,
  warn: <CircleAlert size={28} aria-hidden />,
  bad: <CircleX size={28} aria-hidden />,
} as const

const tones = {
  done: 'good',
  verified: 'good',
  kept: 'kept',
  keptVerified: 'kept',
  already: 'warn',
  undone: 'warn',
  unknownBadge: 'bad',
  otherCode: 'bad',
  failed: 'bad',
} as const satisfies Record<Said['key'], keyof typeof icons>

export type DeskSaidProps = { said: Said | undefined; isLoginNeeded: boolean }

/** What became of the last scan, to be read from where the guest stands. */
export function DeskSaid({ said, isLoginNeeded }: DeskSaidProps) {
  const t = useCopy()
  const { wordUnknown } = useErrorWording()
  const words = (what: Said): { title: string; text?: string } => {
    if (what.key === 'failed') {
      const { says, fix } = wordUnknown(what.error)
      return { title: says, text: fix }
    }
    if (!('name' in what)) return { title: t(`desk.${what.key}`) }
    const title = t(`desk.${what.key}`, { name: what.name })
    if (tones[what.key] !== 'kept') return { title }
    return { title, text: t(isLoginNeeded ? 'desk.keptUntilLogin' : 'desk.keptText') }
  }
  const spoken = said && words(said)
  const participant = said && 'participant' in said ? said.participant : undefined
  return (
    <div role="status" aria-live="assertive" className={styles.saying}>
      {said && (
        <div className={styles.said[tones[said.key]]}>
          {icons[tones[said.key]]}
          <div className={styles.words}>
            <strong className={styles.saidTitle}>{spoken?.title}</strong>
            {spoken?.text && <span>{spoken.text}</span>}
            {participant && (
              <span className={styles.saidFacts}>
                {participant.number !== null && <span>{t('desk.number', { number: participant.number })}</span>}
                {participant.seat !== '' && <span>{participant.seat}</span>}
                {participant.company !== '' && <span>{participant.company}</span>}
              </span>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
