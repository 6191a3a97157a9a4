import { X } from 'lucide-react'
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { box, counter } from '../Field/Field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { useWantedFocus } from '../Focus/useWantedFocus.ts'
import { remove as removeStyle, tag as tagStyle, tags, typing, words, wrapping } from './TagField.css.ts'

export type TagFieldProps = FieldProps & {
  value: readonly string[]
  onChange: (tags: string[]) => void
  /** How many there may be; at the limit the input goes away. */
  max?: number
  placeholder?: string
  /** Names the cross of a tag: `(tag) => `移除 ${tag}``. */
  removeLabel: (tag: string) => string
  /** Offered while typing. */
  suggestions?: readonly string[]
}

const breaks = /[,，、;；\n]/

/**
 * A few short words. Enter or a comma (half or full width) adds one, pasting a list adds all of it, Backspace in the
 * empty input takes the last away, arrow left walks to the crosses. The same word is kept once.
 */
export const TagField = memo(function TagField(props: TagFieldProps) {
  const { label, isLabelHidden = false, description, error, isRequired = false, isDisabled = false } = props
  const { name, value, onChange, max = Number.POSITIVE_INFINITY, placeholder, removeLabel, suggestions = [] } = props
  const [typed, setTyped] = useState('')
  /** Where the tag stood that was taken away last. */
  const [dropped, setDropped] = useState<{ at: number }>()
  const id = useId()
  const boxRef = useRef<HTMLDivElement>(null)
  const isFull = value.length >= max

  const add = (text: string) => {
    const fresh = text.split(breaks).map((word) => word.trim())
    const next = [...new Set([...value, ...fresh.filter((word) => word !== '')])].slice(0, Math.max(max, value.length))
    if (next.length !== value.length) onChange(next)
    setTyped('')
  }
  const stops = () => Array.from(boxRef.current?.querySelectorAll<HTMLElement>('button, input') ?? [])
  const drop = (at: number) => {
    onChange(value.filter((_, index) => index !== at))
    setDropped({ at })
  }
  // The input may be gone until the parent has rendered; the neighbour's cross or the input takes the focus.
  useWantedFocus(dropped, ({ at }) => {
    const all = stops()
    return all[at] ?? all.at(-1)
  })
  const walk = (event: KeyboardEvent<HTMLElement>, by: number) => {
    const all = stops()
    const next = all[all.indexOf(event.currentTarget) + by]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value
    const isComposing = (event.nativeEvent as InputEvent).isComposing
    if (!isComposing && breaks.test(text)) add(text)
    else setTyped(text)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends the input of a Chinese word belongs to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    }
    if (typed !== '') return
    if (event.key === 'Backspace' && value.length > 0) onChange(value.slice(0, -1))
    if (event.key === 'ArrowLeft') walk(event, -1)
  }
  const pressCross = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    if (event.key === 'ArrowLeft') walk(event, -1)
    if (event.key === 'ArrowRight') walk(event, 1)
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault()
      drop(at)
    }
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    if (!breaks.test(text)) return
    event.preventDefault()
    add(typed + text)
  }

  const about = error ?? description
  const state = { 'data-invalid': error === undefined ? undefined : true, 'data-disabled': isDisabled || undefined }
  return (
    <FieldFrame
      id={id}
      inputId={`${id}-input`}
      label={label}
      isLabelHidden={isLabelHidden}
      isRequired={isRequired}
      description={description}
      error={error}
      {...(name === undefined ? {} : { name })}
      aside={
        Number.isFinite(max) && (
          <span className={counter}>
            {value.length} / {max}
          </span>
        )
      }
    >
      <div ref={boxRef} className={`${box} ${wrapping}`} {...state}>
        <ul className={tags} aria-labelledby={`${id}-label`}>
          {value.map((tag, at) => (
            <li key={tag} className={tagStyle}>
              <span className={words} title={tag}>
                {tag}
              </span>
              <button
                type="button"
                className={removeStyle}
                disabled={isDisabled}
                aria-label={removeLabel(tag)}
                onClick={() => drop(at)}
                onKeyDown={(event) => pressCross(event, at)}
              >
                <X size={14} />
              </button>
            </li>
          ))}
        </ul>
        {!isFull && (
          <input
            id={`${id}-input`}
            className={typing}
            value={typed}
            disabled={isDisabled}
            placeholder={value.length === 0 ? placeholder : undefined}
            aria-invalid={error === undefined ? undefined : true}
            aria-required={isRequired || undefined}
            aria-describedby={about === undefined ? undefined : `${id}-about`}
            list={suggestions.length === 0 ? undefined : `${id}-list`}
            enterKeyHint="enter"
            autoComplete="off"
            onChange={change}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => typed.trim() !== '' && add(typed)}
          />
        )}
        {suggestions.length > 0 && (
          <datalist id={`${id}-list`}>
            {suggestions
              .filter((word) => !value.includes(word))
              .map((word) => (
                <option key={word} value={word}>
                  {word}
                </option>
              ))}
          </datalist>
        )}
      </div>
    </FieldFrame>
  )
})
