import { useEffect, useState } from 'react'
import { SearchField } from '@icss/ui/SearchField/SearchField.tsx'
import { searchLength } from '@icss/core/contract/list.ts'
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
  if (shown !== value) {
    setShown(value)
    setWords(value)
  }
  useEffect(() => {
    if (words.trim() === value) return
    const timer = setTimeout(() => onChange(words.trim() || undefined), searchDelay)
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
      onSubmit={() => onChange(words.trim() || undefined)}
      maxLength={searchLength}
    />
  )
}
