import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { input, inputLine, problem } from './Tree.css.ts'

type TreeInputProps = {
  label: string
  initial: string
  check: (name: string) => string | undefined
  /** Told the name, or nothing when the old one stays; and whether a key ended it. */
  onEnd: (name: string | undefined, isByKey: boolean) => void
}

/** The row around is pressed and dragged: what is written in it is not. */
const keepToItself = (event: SyntheticEvent) => event.stopPropagation()

/** A name being written in its place. Enter takes it, Escape leaves it; a wrong one says why and stays. */
export function TreeInput({ label, initial, check, onEnd }: TreeInputProps) {
  const [name, setName] = useState(initial)
  // The name that was refused; why is worded anew, since the language may change meanwhile.
  const [refused, setRefused] = useState<string>()
  const id = useId()
  // Losing the focus ends it too, also when a key has ended it just before.
  const isOver = useRef(false)
  const end = (taken: string | undefined, isByKey: boolean) => {
    if (isOver.current) return
    isOver.current = true
    onEnd(taken, isByKey)
  }
  const wrong = refused === undefined ? undefined : check(refused)
  const take = (isByKey: boolean) => {
    const taken = name.trim()
    if (check(taken) === undefined) end(taken, isByKey)
    else setRefused(taken)
  }
  const press = (event: KeyboardEvent) => {
    // Enter and Escape of an input method belong to it.
    if (event.nativeEvent.isComposing) return
    event.stopPropagation()
    if (event.key === 'Enter') {
      event.preventDefault()
      take(true)
    }
    if (event.key === 'Escape') end(undefined, true)
  }
  return (
    <div className={inputLine}>
      <input
        className={input}
        aria-label={label}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-describedby={`${id}-wrong`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody just asked to write here
        autoFocus
        onPointerDown={keepToItself}
        onMouseDown={keepToItself}
        onClick={keepToItself}
        onFocus={(event) => event.currentTarget.select()}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={press}
        onBlur={() => (name.trim() === initial || name.trim() === '' ? end(undefined, false) : take(false))}
      />
      <div id={`${id}-wrong`} role="alert" className={problem}>
        {wrong}
      </div>
    </div>
  )
}
