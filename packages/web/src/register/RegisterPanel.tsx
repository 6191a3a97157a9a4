import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import type { RegisterDifference, RegisterFact } from '@icss/core/register/register-company.ts'
import { companyCell } from '../companies/company-cell.ts'
import { editedKey } from '../forms/EditScreen.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useRegisterComparison } from './useRegisterComparison.ts'

export type RegisterPanelProps = {
  companyId: string
  /** Called once it is there, and gone to. */
  onShown: () => void
}

/** In what a member differs from the register, field by field, and what is ticked is taken over. */
export function RegisterPanel({ companyId, onShown }: RegisterPanelProps) {
  const t = useCopy()
  const client = useClient()
  const notify = useNotify()
  const queries = useQueryClient()
  const params = { companyId }
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const compared = useRegisterComparison(companyId, true)
  useEffect(onShown, [onShown])
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
    value === '' ? t('register.compare.empty') : companyCell(field, value, language)
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
