import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CameraReads } from '@icss/core/desk/camera-reads.ts'
import type { scanZh } from '@icss/core/desk/scan.zh.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import * as styles from './CameraPanel.css.ts'
import { useCamera } from './useCamera.ts'

export type CameraPanelProps = {
  words: (key: keyof typeof scanZh) => string
  /** Nothing is read, and the camera is off. */
  isPaused: boolean
  /** Hands a badge in; settles once that is done. */
  onBadge: (badge: string) => Promise<void>
  /** A code that is no badge was shown. */
  onOther: () => void
  onClose: () => void
}

/**
 * Reads badges with the camera of this device, one after the other, until it is closed by Escape or by whoever opened it.
 * What became of a badge is said where that of a hand scanner is. Opened by a button, which has the focus again.
 */
export function CameraPanel({ words, isPaused, onBadge, onOther, onClose }: CameraPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [reads] = useState(() => new CameraReads())
  const [pending, setPending] = useState(0)
  const { state, running, choose, tryAgain } = useCamera(video, isPaused, (code) => {
    const read = reads.see(code, performance.now())
    if (read?.kind === 'other') onOther()
    if (read?.kind !== 'badge') return
    setPending((count) => count + 1)
    void onBadge(read.badge).finally(() => setPending((count) => count - 1))
  })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const opener = document.activeElement
    panel.current?.scrollIntoView({ block: 'start' })
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (opener instanceof HTMLElement) opener.focus()
      close()
    }
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [])
  const hasFailed = !isPaused && state !== 'reading' && state !== 'asking'
  const cameras = running?.cameras ?? []
  return (
    <div ref={panel} className={styles.panel}>
      <video
        ref={video}
        className={styles.picture}
        aria-label={words('picture')}
        hidden={hasFailed}
        muted
        playsInline
      />
      <p role="status" className={hasFailed ? styles.fault : styles.says}>
        {words(isPaused ? 'paused' : pending > 0 ? 'taking' : state)}
      </p>
      {hasFailed && state !== 'insecure' && state !== 'unsupported' && (
        <PlainButton onClick={tryAgain}>{words('again')}</PlainButton>
      )}
      {cameras.length > 1 && (
        <label className={styles.choice}>
          <span>{words('camera')}</span>
          <select
            className={styles.select}
            value={running?.deviceId}
            onChange={({ target: { value } }) => choose(value)}
          >
            {cameras.map(({ deviceId, label }, index) => (
              <option key={deviceId} value={deviceId}>
                {label || `${words('camera')} ${index + 1}`}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
