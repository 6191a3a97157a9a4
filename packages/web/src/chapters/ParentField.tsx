import { memo, useState } from 'react'
import { ComboBox } from '@icss/ui/ComboBox/ComboBox.tsx'
import { Select } from '@icss/ui/Select/Select.tsx'
import type { ChapterWithLessons } from '@icss/core/chapters/chapter.ts'
import { useCopy } from '../language/copy.ts'
import type { ChapterDialogView } from './useChapterDialog.ts'

export type ParentFieldProps = Pick<ChapterDialogView, 'send'> & {
  name: string
  label: string
  error: string | undefined
  chapters: readonly ChapterWithLessons[]
  /** Id of the chosen chapter, '' for none. */
  value: string
}

/** Up to so many are chosen from a list, more by typing. */
const few = 20

/** The chapter that a lesson belongs to. */
export const ParentField = memo(function ParentField({ chapters, value, send, ...field }: ParentFieldProps) {
  const t = useCopy()
  const [words, setWords] = useState<string>()
  const choose = (id: string) => send({ type: 'parent.changed', value: id })
  const chosen = chapters.find(({ id }) => id === value)
  const options = chapters.map(({ id, name }) => ({ value: id, label: name }))
  const shared = { ...field, isRequired: true, options, placeholder: t('chapters.chooseParent') }
  if (chapters.length <= few)
    return <Select {...shared} emptyText={t('chapters.noParent')} value={chosen?.id ?? null} onChange={choose} />
  return (
    <ComboBox
      {...shared}
      emptyText={t('lists.noMatch.title')}
      value={words ?? chosen?.name ?? ''}
      onChange={(typed) => {
        setWords(typed)
        choose(chapters.find(({ name }) => name === typed.trim())?.id ?? '')
      }}
      onPick={(option) => choose(option.value)}
    />
  )
})
