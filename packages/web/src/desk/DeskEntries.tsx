import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { canUndo } from '@icss/core/desk/can-undo.ts'
import { hasBadge } from '@icss/core/desk/badge.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { useCopy } from '../language/copy.ts'
import { BadgeButton } from './BadgeButton.tsx'
import * as styles from './desk.css.ts'
import type { DeskEntry } from './useDesk.ts'

export type DeskEntriesProps = {
  entries: readonly DeskEntry[]
  /** Nonces of what waits to be handed in. */
  waiting: ReadonlySet<string>
  onUndo: (entry: DeskEntry) => void
  onBadge: (person: Participant) => void
}

/** What was done here last, each with a way back for a minute. */
export function DeskEntries({ entries, waiting, onUndo, onBadge }: DeskEntriesProps) {
  const t = useCopy()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Panel isPadded title={t('desk.recent')}>
      {entries.length === 0 ? (
        <p className={styles.facts}>{t('desk.nothing')}</p>
      ) : (
        <ul className={styles.list}>
          {entries.map((entry) => {
            const { nonce, participant, isUndone } = entry
            const { name, number } = participant
            return (
              <li key={nonce} className={styles.person}>
                <div className={styles.words}>
                  <span className={isUndone ? styles.gone : styles.name}>{name}</span>
                  {number !== null && <span className={styles.facts}>{t('desk.number', { number })}</span>}
                  {waiting.has(nonce) && !isUndone && (
                    <span>
                      <Status tone="warn">{t('desk.waits')}</Status>
                    </span>
                  )}
                </div>
                {!isUndone && hasBadge(participant, waiting) && (
                  <BadgeButton name={name} onPress={() => onBadge(participant)} />
                )}
                {canUndo(entry, now) && (
                  <Button
                    size="small"
                    icon={<Undo2 size={16} />}
                    aria-label={t('desk.undoOf', { name })}
                    onPress={() => onUndo(entry)}
                  >
                    {t('desk.undo')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
