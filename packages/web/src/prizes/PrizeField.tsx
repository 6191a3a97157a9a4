import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { ComboBox } from '@icss/ui/ComboBox/ComboBox.tsx'
import { maxPageSize } from '@icss/core/contract/page-size.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'

export type PrizeFieldProps = {
  label: string
  name?: string
  error?: string | undefined
  isDisabled?: boolean
  /** Id of the prize, '' for none. */
  value: string
  onChange: (prizeId: string) => void
}

/** Chooses a prize of the library by its name. */
export const PrizeField = memo(function PrizeField({ value, onChange, ...field }: PrizeFieldProps) {
  const t = useCopy()
  const { prizes } = useClient()
  const [typed, setTyped] = useState<string>()
  const [search, setSearch] = useState('')
  const chosen = useQuery({
    queryKey: ['prizes', 'one', value],
    queryFn: ({ signal }) => prizes.show({ params: { id: value } }, { signal }),
    enabled: value !== '' && typed === undefined,
  })
  const words = typed ?? chosen.data?.name ?? ''
  const q = search.trim()
  const found = useQuery({
    queryKey: ['prizes', 'choice', q],
    queryFn: ({ signal }) =>
      prizes.list({ query: { pageSize: maxPageSize, sort: 'name', ...(q ? { q } : {}) } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const options = (found.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ComboBox
      {...field}
      isRequired
      isFiltered
      placeholder={t('meetings.awards.choose')}
      emptyText={t('prizes.empty.title')}
      options={options}
      value={words}
      onChange={(next) => {
        // The field says its words again when it is left; only other words take the choice away.
        if (next === words) return
        setTyped(next)
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
