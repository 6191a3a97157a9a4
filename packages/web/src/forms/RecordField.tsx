import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { ComboBox } from '@icss/ui/ComboBox/ComboBox.tsx'

interface Choice {
  readonly value: string
  readonly label: string
  readonly description?: string
}

export type RecordFieldProps = {
  label: string
  name?: string
  error?: string | undefined
  description?: string
  placeholder?: string
  isRequired?: boolean
  isDisabled?: boolean
  /** Said where a search finds nothing. */
  emptyText: string
  /** Under which what is found is kept; the same for what is looked for in the same place. */
  place: string
  /** Looks for records by what was typed, '' for the first of all. */
  look: (typed: string, signal: AbortSignal) => Promise<readonly Choice[]>
  /** What the chosen one is called. */
  nameOf: (id: string, signal: AbortSignal) => Promise<string>
  /** Id of the record, '' for none. */
  value: string
  onChange: (id: string) => void
}

/** Chooses a record of the server by its name, out of any number of them. */
export const RecordField = memo(function RecordField(props: RecordFieldProps) {
  const { value, onChange, place, look, nameOf, ...field } = props
  const [typed, setTyped] = useState<string>()
  const [search, setSearch] = useState('')
  const chosen = useQuery({
    queryKey: [place, 'name', value],
    queryFn: ({ signal }) => nameOf(value, signal),
    enabled: value !== '' && typed === undefined,
  })
  const words = typed ?? chosen.data ?? ''
  const q = search.trim()
  const found = useQuery({
    queryKey: [place, 'choice', q],
    queryFn: ({ signal }) => look(q, signal),
    placeholderData: keepPreviousData,
  })
  const options = found.data ?? []
  return (
    <ComboBox
      {...field}
      isFiltered
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
