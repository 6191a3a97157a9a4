import { Upload } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import {
  asterisk,
  description as descriptionStyle,
  error as errorStyle,
  field,
  foot,
  hidden,
  label as labelStyle,
} from '../Field/Field.css.ts'
import type { FieldProps } from '../Field/FieldProps.ts'
import { list, zone } from './FileField.css.ts'
import { type FileItem, FileRow } from './FileRow.tsx'

export type FileFieldProps = Omit<FieldProps, 'isLabelHidden'> & {
  /** What the system's picker offers: `.mp4,.mkv` or `image/*`. */
  accept?: string
  isMultiple?: boolean
  /** Says what is wrong with a file before it is sent: its kind, its size. */
  check?: (file: File) => string | undefined
  /** Files that passed `check`. */
  onPick: (files: File[]) => void
  /** What has been picked, on its way or there. */
  items?: readonly FileItem[]
  labels: { pick: string; drop: string; resume: string; remove: (name: string) => string }
}

/** Files by picking, dropping or pasting. Who sends them is the caller; this shows how it goes. */
export function FileField(props: FileFieldProps) {
  const { label, description, error, isRequired = false, isDisabled = false, name } = props
  const { accept, isMultiple = false, check, onPick, items = none, labels } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<string>()
  const problem = refused ?? error
  const about = problem ?? description
  const isFull = !isMultiple && items.length > 0

  const take = (files: Iterable<File>) => {
    if (isDisabled) return
    const all = Array.from(files).slice(0, isMultiple ? undefined : 1)
    const wrong = all.map((file) => ({ file, words: check?.(file) }))
    setRefused(wrong.find(({ words }) => words !== undefined)?.words)
    const good = wrong.filter(({ words }) => words === undefined).map(({ file }) => file)
    if (good.length > 0) onPick(good)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  }
  return (
    <div className={field} data-field={name} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={labelStyle}>
        {label}
        {isRequired && (
          <span aria-hidden className={asterisk}>
            *
          </span>
        )}
      </span>
      {items.length > 0 && (
        <ul className={list}>
          {items.map((item) => (
            <FileRow key={item.id} {...item} labels={labels} />
          ))}
        </ul>
      )}
      {!isFull && (
        <div
          className={zone}
          data-over={isOver ? '' : undefined}
          data-invalid={problem === undefined ? undefined : ''}
          data-disabled={isDisabled ? '' : undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          onPaste={paste}
        >
          <Button
            size="small"
            icon={<Upload size={14} />}
            isDisabled={isDisabled}
            onPress={() => input.current?.click()}
            {...(about === undefined ? {} : { 'aria-describedby': `${id}-about` })}
          >
            {labels.pick}
          </Button>
          <span>{labels.drop}</span>
          <input
            ref={input}
            type="file"
            aria-label={label}
            tabIndex={-1}
            className={hidden}
            accept={accept}
            multiple={isMultiple}
            disabled={isDisabled}
            onChange={(event) => {
              take(event.target.files ?? [])
              // The same file may be picked again after it was put right.
              event.target.value = ''
            }}
          />
        </div>
      )}
      {about !== undefined && (
        <div className={foot} aria-live="polite">
          <span id={`${id}-about`} className={problem === undefined ? descriptionStyle : errorStyle}>
            {about}
          </span>
        </div>
      )}
    </div>
  )
}

const none: readonly FileItem[] = []
