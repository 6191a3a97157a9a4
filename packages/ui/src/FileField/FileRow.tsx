import { CircleAlert, FileText, Film, X } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { VideoPlayer, type VideoPlayerProps } from '../VideoPlayer/VideoPlayer.tsx'
import {
  about,
  aboutInLine,
  detail as detailStyle,
  line,
  mark,
  name as nameStyle,
  player,
  preview,
  problem,
  row,
  tableRow,
} from './FileField.css.ts'

export type FileItem = {
  id: string
  name: string
  kind?: 'file' | 'video'
  /** “1.2 GB”, or while it goes “712 MB / 1.2 GB ・ 48 MB/s ・ 剩余 11 秒”. */
  detail?: string
  /** 0 to 100 while it is being sent. */
  percent?: number
  error?: string
  /** Address of a small picture. */
  preview?: string
  /** Shows the video to be played. */
  video?: Omit<VideoPlayerProps, 'label'>
  /** Stops the sending; what has arrived stays for going on. */
  onCancel?: () => void
  /** Goes on where it stopped, after a cancel, an error or a reload. */
  onResume?: () => void
  /** Takes the file away. */
  onRemove?: () => void
}

export type FileRowLabels = {
  resume: string
  cancel: string
  /** Name the row for readers too: “移除 正片.mp4”. */
  remove: (name: string) => string
}

const marks = { file: FileText, video: Film }

/** One file of a FileField: on its way, there, or failed. */
export function FileRow(props: FileItem & { isInTable?: boolean; labels: FileRowLabels }) {
  const {
    name,
    kind = 'file',
    detail,
    percent,
    error,
    preview: src,
    video,
    onCancel,
    onResume,
    onRemove,
    isInTable = false,
    labels,
  } = props
  const Mark = error === undefined ? marks[kind] : CircleAlert
  return (
    <li className={isInTable ? tableRow : row} data-invalid={error === undefined ? undefined : ''}>
      <div className={line}>
        {src === undefined ? <Mark size={16} className={mark} /> : <img className={preview} src={src} alt="" />}
        <div className={isInTable ? aboutInLine : about}>
          {percent === undefined ? (
            <>
              <div className={nameStyle}>{name}</div>
              {detail !== undefined && <div className={detailStyle}>{detail}</div>}
            </>
          ) : (
            <ProgressBar
              label={name}
              value={percent}
              isInOneLine={isInTable}
              {...(detail === undefined ? {} : { count: detail })}
            />
          )}
          {error !== undefined && (
            <div role="alert" className={problem}>
              {error}
            </div>
          )}
        </div>
        {onCancel !== undefined && (
          <Button size="small" variant="quiet" aria-label={`${labels.cancel} ${name}`} onPress={onCancel}>
            {labels.cancel}
          </Button>
        )}
        {onResume !== undefined && (
          <Button size="small" aria-label={`${labels.resume} ${name}`} onPress={onResume}>
            {labels.resume}
          </Button>
        )}
        {onRemove !== undefined && (
          <IconButton size="small" label={labels.remove(name)} icon={<X size={16} />} onPress={onRemove} />
        )}
      </div>
      {video !== undefined && (
        <div className={player}>
          <VideoPlayer {...video} label={name} />
        </div>
      )}
    </li>
  )
}
