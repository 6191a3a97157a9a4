import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { formatTime } from '@icss/core/copy/format.ts'
import { refusedOf, waitingOf } from '@icss/core/desk/kept-fact.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import type { DeskView } from './desk-keeper.ts'
import * as styles from './desk.css.ts'

export type DeskWaitingProps = {
  view: DeskView
  onDismiss: (nonce: string) => void
}

/** Whether the desk reaches the server, how much waits to be handed in, and what of it was refused. */
export function DeskWaiting({ view, onDismiss }: DeskWaitingProps) {
  const t = useCopy()
  const { wordUnknown, word } = useErrorWording()
  const { kept, isAway, isHandingIn, failure, listedAt, hasOpenDraw, isInPageOnly } = view
  // What is on its way while somebody waits for it does not count as waiting.
  const waiting = isAway || isHandingIn ? waitingOf(kept).length : 0
  const refused = refusedOf(kept)
  const count = waiting
  const state = () => {
    if (isHandingIn && waiting > 0) return { icon: <CloudUpload size={20} aria-hidden />, tone: styles.waiting.busy }
    if (isAway) return { icon: <CloudOff size={20} aria-hidden />, tone: styles.waiting.away }
    return { icon: <CloudCheck size={20} aria-hidden />, tone: styles.waiting.fine }
  }
  const { icon, tone } = state()
  const words = () => {
    if (isHandingIn && waiting > 0) return t('desk.handingIn', { count })
    if (!isAway) return t('desk.nothingWaits')
    return t(waiting > 0 ? 'desk.waiting' : 'desk.away', { count })
  }
  const known = listedAt === undefined ? t('desk.noList') : t('desk.listOf', { time: formatTime(listedAt) })
  return (
    <>
      <div className={tone} role="status">
        {icon}
        <div className={styles.words}>
          <strong>{words()}</strong>
          {isAway && !isHandingIn && <span>{failure === undefined ? known : wordUnknown(failure).says}</span>}
          {!isAway && !isHandingIn && listedAt !== undefined && (
            <span>{t('desk.ready', { time: formatTime(listedAt) })}</span>
          )}
          {isInPageOnly && waiting > 0 && <span>{t('desk.inPageOnly')}</span>}
          {hasOpenDraw && <span>{t('desk.openDraw')}</span>}
        </div>
      </div>
      {refused.length > 0 && (
        <section className={styles.refused} aria-label={t('desk.refused')}>
          <strong>{t('desk.refused')}</strong>
          <ul className={styles.list}>
            {refused.map(({ fact: { nonce, kind, at }, name, fault }) => (
              <li key={nonce} className={styles.person}>
                <div className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span>
                    {t(`desk.kinds.${kind}`)} · {formatTime(at)}
                  </span>
                  {fault && (
                    <span>
                      {word(fault).says} · {word(fault).fix}
                    </span>
                  )}
                </div>
                <Button size="small" aria-label={t('desk.dismissOf', { name })} onPress={() => onDismiss(nonce)}>
                  {t('desk.dismiss')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
