import { type KeyboardEvent, useId, useState } from 'react'
import { input, inputLine, problem } from './Tree.css.ts'

type TreeInputProps = {
  label: string
  level: number
  initial: string
  check: (name: string) => string | undefined
  onDone: (name: string) => void
  onCancel: () => void
}

/** A name being written in its place. Enter takes it, Escape leaves it; a wrong one says why and stays. */
export function TreeInput({ label, level, initial, check, onDone, onCancel }: TreeInputProps) {
  const [name, setName] = useState(initial)
  // The name that was refused; why is worded anew, since the language may change meanwhile.
  const [refused, setRefused] = useState<string>()
  const id = useId()
  const wrong = refused === undefined ? undefined : check(refused)
  const take = () => {
    const taken = name.trim()
    if (check(taken) === undefined) onDone(taken)
    else setRefused(taken)
  }
  const press = (event: KeyboardEvent) => {
    // Enter and Escape of an input method belong to it.
    if (event.nativeEvent.isComposing) return
    event.stopPropagation()
    if (event.key === 'Enter') {
      event.preventDefault()
      take()
    }
    if (event.key === 'Escape') onCancel()
  }
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-selected={false}
      tabIndex={-1}
      className={inputLine}
      style={{ paddingInlineStart: 8 + level * 20 }}
    >
      <input
        className={input}
        aria-label={label}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-describedby={`${id}-wrong`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody just asked to write here
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={press}
        onBlur={() => (name.trim() === initial || name.trim() === '' ? onCancel() : take())}
      />
      <div id={`${id}-wrong`} role="alert" className={problem}>
        {wrong}
      </div>
    </li>
  )
}
