import { useState } from 'react'
import { field } from './Pagination.css.ts'

export type PageFieldProps = {
  page: number
  pages: number
  onChange: (page: number) => void
  label: string
  isDisabled: boolean
}

/** Chinese keyboards may type digits of full width. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

/** The page one is on, to type another over it; beyond the last it is the last. */
export function PageField({ page, pages, onChange, label, isDisabled }: PageFieldProps) {
  const [typed, setTyped] = useState<string>()
  const go = () => {
    const asked = Math.min(Number(digitsOf(typed ?? '')), pages)
    setTyped(undefined)
    if (asked >= 1 && asked !== page) onChange(asked)
  }
  return (
    <input
      className={field}
      style={{ width: `calc(${String(pages).length}ch + 18px)` }}
      aria-label={label}
      inputMode="numeric"
      enterKeyHint="go"
      autoComplete="off"
      disabled={isDisabled}
      value={typed ?? page}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      // A phone's number pad has no Enter: to leave the field goes there too.
      onBlur={go}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) go()
        if (key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
