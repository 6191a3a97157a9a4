import { useEffect, useState } from 'react'
import { SearchField } from '@icss/ui/SearchField/SearchField.tsx'
import { searchLength } from '@icss/core/contract/list.ts'
import { asName } from '@icss/core/rules/unseen.ts'
import { maySearch } from '@icss/core/support-visits/may-call.ts'
import { useCopy } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'

export type SearchFilterProps = {
  label: string
  /** The search as the address holds it. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** Milliseconds from the last key until the list is asked for. */
const searchDelay = 120

/** Searches while one types; the address may change by itself: back, a sent link, clearing the filters. */
export function SearchFilter({ label, value = '', onChange }: SearchFilterProps) {
  const t = useCopy()
  const session = useSession()
  const [words, setWords] = useState(value)
  const [shown, setShown] = useState(value)
  /** What was asked for from here and the address does not hold yet; it comes there a moment later. */
  const [asked, setAsked] = useState<readonly string[]>([])
  const [isComposing, setComposing] = useState(false)
  if (shown !== value) {
    setShown(value)
    const at = asked.indexOf(value)
    setAsked(asked.slice(at + 1))
    // What the address was told here is typed already, and perhaps more behind it.
    if (at < 0) setWords(value)
  }
  const wanted = asName(words)
  const ask = () => {
    setAsked([...asked, wanted])
    onChange(wanted || undefined)
  }
  useEffect(() => {
    if (isComposing || wanted === (asked.at(-1) ?? value)) return
    const timer = setTimeout(ask, searchDelay)
    return () => clearTimeout(timer)
  })
  if (!maySearch(session)) return null
  return (
    <SearchField
      label={label}
      placeholder={label}
      clearLabel={t('shell.clear')}
      value={words}
      onChange={setWords}
      onSubmit={() => {
        if (wanted !== (asked.at(-1) ?? value)) ask()
      }}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      maxLength={searchLength}
    />
  )
}
