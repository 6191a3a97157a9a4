import type { ReactNode } from 'react'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { VideoPlayer } from '@icss/ui/VideoPlayer/VideoPlayer.tsx'
import { useCopy } from '../language/copy.ts'
import * as styles from './LiveAbout.css.ts'

export type RecordingPanelProps = {
  name: string
  /** '' for none. */
  recordingUrl: string
  /** Said when there is none. */
  none?: string
  aside?: ReactNode
}

/** The recording of a live. */
export function RecordingPanel({ name, recordingUrl, none, aside }: RecordingPanelProps) {
  const t = useCopy()
  return (
    <Panel isPadded title={t('lives.recordings.title')} aside={aside}>
      {recordingUrl === '' ? (
        <p className={styles.quiet}>{none}</p>
      ) : (
        <div className={styles.video}>
          <VideoPlayer
            src={recordingUrl}
            label={name}
            labels={{ cannotPlay: t('lives.recordings.cannotPlay'), retry: t('uploads.retry') }}
          />
        </div>
      )}
    </Panel>
  )
}
