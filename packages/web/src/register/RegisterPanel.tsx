import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { companyColumns } from '@icss/core/companies/company.columns.ts'
import { shownCell } from '@icss/core/lists/shown-cell.ts'
import type { RegisterDifference, RegisterFact } from '@icss/core/register/register-company.ts'
import { editedKey } from '../forms/EditScreen.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useNotify } from '../shell/useNotify.ts'

export type RegisterPanelProps = { companyId: string }

const kinds = new Map(companyColumns.map(({ field, kind }) => [field as string, kind]))

/** In what a member differs from the register, field by field, and what is ticked is taken over. */
export function RegisterPanel({ companyId }: RegisterPanelProps) {
  const t = useCopy()
  const client = useClient()
  const notify = useNotify()
  const queries = useQueryClient()
  const params = { companyId }
  const [isAsked, setAsked] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const compared = useQuery({
    queryKey: ['companies', 'register', companyId],
    queryFn: ({ signal }) => client.register.compare({ params }, { signal }),
    enabled: isAsked,
  })
  const takeOver = useMutation({
    mutationFn: async () => {
      const { version } = await client.companies.show({ params })
      const fields = [...chosen] as RegisterFact[]
      return client.register.takeOver({ params, query: { version }, body: { fields } })
    },
    onSuccess: async () => {
      notify.done(t('register.compare.taken'))
      setChosen(new Set())
      await queries.invalidateQueries({ queryKey: ['companies'] })
      await queries.invalidateQueries({ queryKey: [editedKey, 'companies', companyId] })
    },
    onError: notify.failed,
  })
  const open = (
    <Button size="small" onPress={() => setAsked(true)}>
      {t('register.compare.open')}
    </Button>
  )
  if (!isAsked)
    return (
      <Panel title={t('register.compare.title')} aside={open}>
        {null}
      </Panel>
    )
  return (
    <Fetched query={compared} outline={3}>
      {({ isKnown, abnormal, differences }) => (
        <Panel
          title={t('register.compare.title')}
          isPadded={differences.length === 0}
          aside={
            differences.length > 0 && (
              <Button
                size="small"
                variant="primary"
                isDisabled={chosen.size === 0}
                isPending={takeOver.isPending}
                onPress={() => takeOver.mutate()}
              >
                {t('register.compare.takeOver')}
              </Button>
            )
          }
        >
          {abnormal && <Status tone="bad">{t('register.compare.abnormal')}</Status>}
          {differences.length === 0 ? (
            <Status tone={isKnown ? 'good' : 'neutral'}>
              {t(isKnown ? 'register.compare.same' : 'register.compare.unknown')}
            </Status>
          ) : (
            <Differences differences={differences} chosen={chosen} onChange={setChosen} />
          )}
        </Panel>
      )}
    </Fetched>
  )
}

type DifferencesProps = {
  differences: readonly RegisterDifference[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

function Differences({ differences, chosen, onChange }: DifferencesProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const valueOf = (field: string, value: string | boolean) =>
    value === '' ? t('register.compare.empty') : shownCell(kinds.get(field) ?? 'text', value, language)
  const labelOf = ({ field }: RegisterDifference) => t(`companies.fields.${field}`)
  return (
    <DataTable
      label={t('register.compare.differences')}
      maxHeight="none"
      rows={differences}
      getKey={({ field }) => field}
      selection={chosen}
      onSelect={onChange}
      selectLabels={{ all: t('lists.selectPage'), row: labelOf }}
      columns={[
        { id: 'field', header: t('register.compare.field'), isName: true, width: 180, render: labelOf },
        {
          id: 'own',
          header: t('register.compare.own'),
          minWidth: 160,
          isWrapping: true,
          render: ({ field, own }) => valueOf(field, own),
        },
        {
          id: 'register',
          header: t('register.compare.register'),
          minWidth: 160,
          isWrapping: true,
          render: ({ field, register }) => valueOf(field, register),
        },
      ]}
    />
  )
}
