import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react'

export type FileIntake = {
  /** Says what is wrong with a file before it is sent: its kind, its size. */
  check?: ((file: File) => string | undefined) | undefined
  isMultiple?: boolean
  isDisabled?: boolean
  /** Said when `count` came where one belongs. */
  onlyOne: (count: number) => string
  /** Files that passed `check`. */
  onPick: (files: File[]) => void
}

/** Files by drag, paste and the system's picker, looked at before anybody gets them. */
export function useFileIntake({ check, isMultiple = false, isDisabled = false, onlyOne, onPick }: FileIntake) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<string>()

  const take = (files: Iterable<File>) => {
    const all = Array.from(files)
    if (isDisabled || all.length === 0) return
    if (!isMultiple && all.length > 1) return setRefused(onlyOne(all.length))
    const judged = all.map((file) => ({ file, words: check?.(file) }))
    setRefused(judged.find(({ words }) => words !== undefined)?.words)
    const good = judged.filter(({ words }) => words === undefined).map(({ file }) => file)
    if (good.length > 0) onPick(good)
  }
  return {
    isOver,
    /** Why the last try was not taken. */
    refused,
    open: () => input.current?.click(),
    /** For the place to drop on and paste into. */
    zone: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(!isDisabled)
      },
      onDragLeave: (event: DragEvent) => {
        // Going over a button inside is no leaving.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      },
      onPaste: (event: ClipboardEvent) => {
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        take(event.clipboardData.files)
      },
    },
    /** For the hidden `<input type="file">`. */
    input: {
      ref: input,
      type: 'file',
      tabIndex: -1,
      multiple: isMultiple,
      disabled: isDisabled,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        take(event.target.files ?? [])
        // The same file may be picked again after it was put right.
        event.target.value = ''
      },
    },
  }
}
