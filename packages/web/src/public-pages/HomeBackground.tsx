import type { HomeView } from '@icss/core/home-settings/home-view.ts'
import { tones } from '@icss/core/home-settings/colour-schemes.ts'
import * as styles from './home-page.css.ts'
import { useOnDevice } from './useOnDevice.ts'

interface Connection {
  readonly saveData?: boolean
  readonly type?: string
}

/** Whether a video may move here: not under reduced motion, nor where each byte is paid for. */
function mayMove(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  const isMetered = connection?.saveData === true || connection?.type === 'cellular'
  return !isMetered && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

export type HomeBackgroundProps = { background: HomeView['theme']['background']; isStill: boolean }

/** A background of one's own under its veil. */
export function HomeBackground({ background, isStill }: HomeBackgroundProps) {
  const moves = useOnDevice(mayMove, false)
  if (!background) return null
  const { address, isVideo, tone, veil } = background
  return (
    <div className={styles.background} aria-hidden>
      {!isVideo && <img className={styles.backgroundPicture} src={address} alt="" />}
      {isVideo && (moves || isStill) && (
        <video className={styles.backgroundPicture} src={address} muted loop playsInline autoPlay={moves && !isStill} />
      )}
      <div className={styles.veil} style={{ background: tones[tone].veil, opacity: veil / 100 }} />
    </div>
  )
}
