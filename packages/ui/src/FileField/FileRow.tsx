import { CircleAlert, FileText, X } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { about, detail as detailStyle, mark, name as nameStyle, preview, problem, row } from './FileField.css.ts'

export type FileItem = {
  id: string
  name: string
  /** “1.2 GB”, or while it goes “712 MB / 1.2 GB ・ 48 MB/s ・ 剩余 11 秒”. */
  detail?: string
  /** 0 to 100 while it is being sent. */
  percent?: number
  error?: string
  /** Address of a small picture. */
  preview?: string
  /** Goes on where it stopped, after an error or a reload. */
  onResume?: () => void
  /** Stops the sending, or takes the file away. */
  onRemove?: () => void
}

export type FileRowProps = FileItem & { labels: { resume: string; remove: (name: string) => string } }

/** One file of a FileField: on its way, there, or failed. */
export function FileRow({ name, detail, percent, error, preview: src, onResume, onRemove, labels }: FileRowProps) {
  const Mark = error === undefined ? FileText : CircleAlert
  return (
    <li className={row} data-invalid={error === undefined ? undefined : ''}>
      {src === undefined ? <Mark size={16} className={mark} /> : <img className={preview} src={src} alt="" />}
      <div className={about}>
        {percent === undefined ? (
          <>
            <div className={nameStyle}>{name}</div>
            {detail !== undefined && <div className={detailStyle}>{detail}</div>}
          </>
        ) : (
          <ProgressBar label={name} value={percent} {...(detail === undefined ? {} : { count: detail })} />
        )}
        {error !== undefined && <div className={problem}>{error}</div>}
      </div>
      {onResume !== undefined && (
        <Button size="small" onPress={onResume}>
          {labels.resume}
        </Button>
      )}
      {onRemove !== undefined && (
        <IconButton size="small" label={labels.remove(name)} icon={<X size={16} />} onPress={onRemove} />
      )}
    </li>
  )
}
