import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { ComboBox } from '@icss/ui/ComboBox/ComboBox.tsx'
import { maxPageSize } from '@icss/core/contract/page-size.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'

export type TutorFieldProps = {
  label: string
  name?: string
  error?: string
  isRequired?: boolean
  /** Id of the tutor, '' for none. */
  value: string
  onChange: (tutorId: string) => void
}

/** Chooses a tutor by their name. */
export const TutorField = memo(function TutorField({ value, onChange, ...field }: TutorFieldProps) {
  const t = useCopy()
  const { tutors } = useClient()
  const [typed, setTyped] = useState<string>()
  const [search, setSearch] = useState('')
  const chosen = useQuery({
    queryKey: ['tutors', 'one', value],
    queryFn: ({ signal }) => tutors.show({ params: { id: value } }, { signal }),
    enabled: value !== '' && typed === undefined,
  })
  const words = typed ?? chosen.data?.name ?? ''
  const q = search.trim()
  const found = useQuery({
    queryKey: ['tutors', 'choice', q],
    queryFn: ({ signal }) =>
      tutors.list({ query: { pageSize: maxPageSize, sort: 'name', ...(q ? { q } : {}) } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const options = (found.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ComboBox
      {...field}
      description={t('lives.hints.tutor')}
      isFiltered
      emptyText={t('lives.noTutor')}
      options={options}
      value={words}
      onChange={(next) => {
        // The field says its words again when it is left; only other words take the choice away.
        if (next === words) return
        setTyped(next)
        // A name that is picked searches for nothing: with other suggestions the list would open again.
        if (!options.some(({ label }) => label === next)) setSearch(next)
        onChange('')
      }}
      onPick={({ value: id, label }) => {
        setTyped(label)
        onChange(id)
      }}
    />
  )
})
