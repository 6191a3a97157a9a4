import { maskName } from '@icss/core/lotteries/mask-name.ts'
import type { SignInState } from '@icss/core/sign-ins/sign-in.ts'
import { useCopy } from '../language/copy.ts'
import * as styles from './SignInScreen.css.ts'

/** Whoever gave no name is called by their number, which hides nothing. */
const maskedName = (name: string) => (name.startsWith('#') ? name : maskName(name))

/** Who came last, the latest first. */
export function SignInWall({ state, isMasked }: { state: SignInState | undefined; isMasked: boolean }) {
  const t = useCopy()
  if (!state) return null
  if (state.wall.length === 0) return <p className={styles.soft}>{t('signIns.empty')}</p>
  return (
    <ul className={styles.wall} aria-label={t('signIns.signedIn')}>
      {state.wall.map(({ number, name, company }, place) => (
        <li key={number} className={place === 0 ? styles.latest : styles.name}>
          <span className={styles.called}>{isMasked ? maskedName(name) : name}</span>
          {(place === 0 || company !== '') && (
            <span className={styles.beside}>{place === 0 ? t('signIns.justNow') : company}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
