import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { ComboBox } from '@icss/ui/ComboBox/ComboBox.tsx'
import type { TargetKind } from '@icss/core/home-settings/home-names.ts'
import type { HomeScreen } from '@icss/core/home-settings/home-settings.contract.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { homeKey } from './useHome.ts'

export type LinkTargetProps = {
  kind: TargetKind
  name: string
  /** The id that is chosen; '' for none. */
  value: string
  onChange: (id: string) => void
  known: HomeScreen['targets']
  error: string | undefined
}

/** A course or live to link to, searched by its name; what is gone is said to be. */
export function LinkTarget({ kind, name, value, onChange, known, error }: LinkTargetProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { homeScreen } = useClient()
  const chosen = known.find((one) => one.kind === kind && one.id === value)
  const [picked, setPicked] = useState<{ readonly id: string; readonly name: string }>()
  const shown = picked?.id === value ? picked : chosen
  const [typed, setTyped] = useState<string>()
  const q = useDeferredValue(typed ?? '')
  const found = useQuery({
    queryKey: [...homeKey, 'targets', kind, q],
    queryFn: ({ signal }) => homeScreen.targets({ query: { kind, ...(q === '' ? {} : { q }) } }, { signal }),
    placeholderData: (before) => before,
  })
  const isBroken = value !== '' && shown === undefined
  return (
    <ComboBox
      name={name}
      label={t(`homeSettings.link.pick.${kind}`)}
      isRequired
      isFiltered
      options={(found.data?.items ?? []).map((one) => ({ value: one.id, label: one.name }))}
      value={typed ?? shown?.name ?? ''}
      onChange={setTyped}
      onPick={(option) => {
        setPicked({ id: option.value, name: option.label })
        setTyped(undefined)
        onChange(option.value)
      }}
      {...(shown && shown === chosen
        ? { description: t(chosen.address === '' ? 'homeSettings.link.inApp' : 'homeSettings.link.opensPage') }
        : {})}
      placeholder={t('homeSettings.link.placeholder')}
      emptyText={found.isError ? (inOneLine(found.error) ?? '') : t('homeSettings.link.nothing')}
      error={error ?? (isBroken && typed === undefined ? t('homeSettings.link.broken') : undefined)}
    />
  )
}
