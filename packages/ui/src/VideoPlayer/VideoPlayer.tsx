import { useState } from 'react'
import { CircleAlert } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { fault, player, place } from './VideoPlayer.css.ts'

export type VideoPlayerProps = {
  src: string
  /** What it shows, for readers. */
  label: string
  /** A picture until it plays. */
  poster?: string
  /** WebVTT, shown when asked for. */
  subtitles?: { src: string; language: string; label: string }
  labels: {
    /** “浏览器不能播放这种视频，上传后会照常保存”. */
    cannotPlay: string
    retry: string
  }
}

/** A video with the browser's own controls. What the browser cannot play (flv, rmvb …) says so and offers a retry. */
export function VideoPlayer({ src, label, poster, subtitles, labels }: VideoPlayerProps) {
  const [failed, setFailed] = useState({ src, isFailed: false, tries: 0 })
  const isFailed = failed.src === src && failed.isFailed
  return (
    <div className={place}>
      {isFailed ? (
        <div role="alert" className={fault}>
          <CircleAlert size={16} />
          <span>{labels.cannotPlay}</span>
          <Button size="small" onPress={() => setFailed({ src, isFailed: false, tries: failed.tries + 1 })}>
            {labels.retry}
          </Button>
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- subtitles are the owner's to add
        <video
          key={`${src} ${failed.tries}`}
          className={player}
          src={src}
          controls
          playsInline
          preload="metadata"
          aria-label={label}
          onError={() => setFailed({ src, isFailed: true, tries: failed.tries })}
          {...(poster === undefined ? {} : { poster })}
        >
          {subtitles !== undefined && (
            <track kind="subtitles" src={subtitles.src} srcLang={subtitles.language} label={subtitles.label} />
          )}
        </video>
      )}
    </div>
  )
}
