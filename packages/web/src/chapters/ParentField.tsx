import { useState } from 'react'
import { ComboBox } from '@icss/ui/ComboBox/ComboBox.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import type { ChapterWithLessons } from '@icss/core/chapters/chapter.ts'
import { useCopy } from '../language/copy.ts'

export type ParentFieldProps = {
  name: string
  label: string
  error: string | undefined
  chapters: readonly ChapterWithLessons[]
  /** Id of the chosen chapter, '' for none. */
  value: string
  onChange: (id: string) => void
}

/** Up to so many are chosen from a list, more by typing. */
const few = 20

/** The chapter that a lesson belongs to. */
export function ParentField({ chapters, value, onChange, ...field }: ParentFieldProps) {
  const t = useCopy()
  const [words, setWords] = useState<string>()
  const chosen = chapters.find(({ id }) => id === value)
  const options = chapters.map(({ id, name }) => ({ value: id, label: name }))
  const shared = { ...field, isRequired: true, options, placeholder: t('chapters.chooseParent') }
  if (chapters.length <= few)
    return <Select {...shared} emptyText={t('chapters.noParent')} value={chosen?.id ?? null} onChange={onChange} />
  return (
    <ComboBox
      {...shared}
      emptyText={t('lists.noMatch.title')}
      value={words ?? chosen?.name ?? ''}
      onChange={(typed) => {
        setWords(typed)
        onChange(chapters.find(({ name }) => name === typed.trim())?.id ?? '')
      }}
      onPick={(option) => onChange(option.value)}
    />
  )
}
