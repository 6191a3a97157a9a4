import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { formatTime } from '@icss/core/copy/format.ts'
import { refusedOf, waitingOf } from '@icss/core/desk/kept-fact.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import type { DeskView } from './desk-keeper.ts'
import * as styles from './desk.css.ts'

export type DeskWaitingProps = {
  view: DeskView
  relogin: { readonly isNeeded: boolean; readonly ask: () => void }
  onDismiss: (nonce: string) => void
}

/** Whether the desk reaches the server, how much waits to be handed in, and what of it was refused. */
export function DeskWaiting({ view, relogin, onDismiss }: DeskWaitingProps) {
  const t = useCopy()
  const { wordUnknown, word } = useErrorWording()
  const { kept, isHandingIn, failure, listedAt, hasOpenDraw, isInPageOnly } = view
  const isAway = view.isAway || relogin.isNeeded
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
    if (relogin.isNeeded) return t(waiting > 0 ? 'desk.waitingForLogin' : 'desk.loggedOut', { count })
    return t(waiting > 0 ? 'desk.waiting' : 'desk.away', { count })
  }
  const known = () => {
    if (listedAt === undefined) return t('desk.noList')
    return t(relogin.isNeeded ? 'desk.listUntilLogin' : 'desk.listOf', { time: formatTime(listedAt) })
  }
  const isToldWhy = failure !== undefined && !relogin.isNeeded
  return (
    <>
      <div className={tone} role="status">
        {icon}
        <div className={styles.words}>
          <strong>{words()}</strong>
          {isAway && !isHandingIn && <span>{isToldWhy ? wordUnknown(failure).says : known()}</span>}
          {!isAway && !isHandingIn && listedAt !== undefined && (
            <span>{t('desk.ready', { time: formatTime(listedAt) })}</span>
          )}
          {isInPageOnly && waiting > 0 && <span>{t('desk.inPageOnly')}</span>}
          {hasOpenDraw && <span>{t('desk.openDraw')}</span>}
          {relogin.isNeeded && (
            <div className={styles.acts}>
              <Button onPress={relogin.ask}>{t('desk.logIn')}</Button>
            </div>
          )}
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
