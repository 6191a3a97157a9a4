import { useMutation } from '@tanstack/react-query'
import { QrCode } from '@icss/ui/QrCode/QrCode.tsx'
import { type SignInState, stepSeconds } from '@icss/core/sign-ins/sign-in.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from './SignInScreen.css.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'

export type SignInCodeProps = {
  meetingId: string
  state: SignInState | undefined
  /** The present time, by the screen's clock. */
  at: number
  /** The code was turned on here. */
  onOpened?: (() => void) | undefined
}

/** The code that phones scan now, or why there is none. */
export function SignInCode({ meetingId, state, at, onOpened }: SignInCodeProps) {
  const t = useCopy()
  const notify = useNotify()
  const { signInLinks } = useClient()
  const isReadOnly = useReadsOnly()
  const opening = useMutation({
    mutationFn: () => signInLinks.openLink({ params: { id: meetingId } }),
    onSuccess: () => onOpened?.(),
    onError: notify.failed,
  })
  if (!state) return <div className={styles.scan} aria-busy />
  if (!state.hasLink)
    return (
      <div className={styles.scan}>
        <div className={styles.noCode}>
          <p>{t('signIns.noLink')}</p>
          {!isReadOnly && (
            <button type="button" className={styles.act} disabled={opening.isPending} onClick={() => opening.mutate()}>
              {t('signIns.open')}
            </button>
          )}
        </div>
      </div>
    )
  const { code } = state
  if (!code)
    return (
      <div className={styles.scan}>
        <div className={styles.noCode}>{t('signIns.closed')}</div>
      </div>
    )
  const seconds = Math.min(stepSeconds, Math.max(0, Math.ceil((Date.parse(code.nextAt) - at) / 1000)))
  return (
    <div className={styles.scan}>
      <div className={styles.code}>
        <QrCode value={code.url} label={t('signIns.code')} size={400} tooLong={code.url} />
      </div>
      <div>
        <p className={styles.scanWords}>{t('signIns.scan')}</p>
        <p className={styles.soft}>{t('signIns.rotates', { every: stepSeconds, seconds })}</p>
      </div>
    </div>
  )
}
