import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ExternalLink, PenLine, Plus, Search, Undo2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { Highlight } from '@icss/ui/Highlight/Highlight.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { SearchField } from '@icss/ui/SearchField/SearchField.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type FoundCompany, maxFound } from '@icss/core/register/register-company.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from './CompanySearchScreen.css.ts'

const newCompany = pathTo('editBusinessManagement', { companyId: 'new' })

type Row = FoundCompany & { readonly at: number }

/** Looks companies up in the register, to add one with all that it knows (product.md section 4, companySearch). */
export default function CompanySearchScreen() {
  const t = useCopy()
  const client = useClient()
  const notify = useNotify()
  const queries = useQueryClient()
  const { wordUnknown } = useErrorWording()
  const [typed, setTyped] = useState('')
  const search = useMutation({
    mutationFn: async (q: string) => ({ q, ...(await client.register.search({ body: { q } })) }),
  })
  const restoring = useMutation({
    mutationFn: (id: string) => client.recycleBin.restore({ params: { kind: 'companies', id }, body: {} }),
    onSuccess: async () => {
      notify.done(t('register.restored'))
      await queries.invalidateQueries({ queryKey: ['companies'] })
      if (search.data) search.mutate(search.data.q)
    },
    onError: notify.failed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '' && !search.isPending) search.mutate(typed.trim())
  }
  const fault = search.error ? wordUnknown(search.error) : undefined
  const isEmpty = search.error instanceof ProblemError && search.error.code === 'companies.search_empty'
  const rows: Row[] = (search.data?.items ?? []).map((one, at) => ({ ...one, at }))
  const byHand = (
    <Button icon={<PenLine size={16} />} href={newCompany}>
      {t('register.byHand')}
    </Button>
  )
  return (
    <>
      <PageHead
        title={t('register.title')}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [{ label: t('companies.title'), href: pathTo('businessManagement') }, { label: t('register.title') }],
        }}
        actions={byHand}
      />
      <Panel isPadded={false}>
        <form className={styles.form} onSubmit={submit}>
          <div className={styles.field}>
            <SearchField
              label={t('register.search')}
              placeholder={t('register.search')}
              clearLabel={t('shell.clear')}
              value={typed}
              onChange={setTyped}
              maxLength={100}
              autoFocus
            />
          </div>
          <Button type="submit" variant="primary" icon={<Search size={16} />} isPending={search.isPending}>
            {t('register.go')}
          </Button>
        </form>
        {search.isIdle ? (
          <EmptyState picture="search" title={t('register.go')} text={t('register.about')} />
        ) : (
          <DataTable
            label={t('register.title')}
            isLoading={search.isPending}
            rows={rows}
            getKey={({ at }) => String(at)}
            {...(fault && !search.isPending
              ? {
                  error: (
                    <EmptyState
                      picture={isEmpty ? 'search' : 'error'}
                      title={fault.says}
                      text={fault.fix}
                      actions={byHand}
                    />
                  ),
                }
              : {})}
            empty={null}
            columns={[
              {
                id: 'name',
                header: t('companies.fields.name'),
                isName: true,
                minWidth: 220,
                render: ({ company }) => <Highlight text={company.name} search={search.data?.q ?? ''} />,
              },
              {
                id: 'unifiedCreditCode',
                header: t('companies.fields.unifiedCreditCode'),
                width: 170,
                render: ({ company }) => company.unifiedCreditCode,
              },
              {
                id: 'legalRepresentative',
                header: t('companies.heads.legalRepresentative'),
                width: 120,
                render: ({ company }) => company.legalRepresentative,
              },
              {
                id: 'registrationStatus',
                header: t('companies.fields.registrationStatus'),
                width: 236,
                render: (one) => <Standing found={one} />,
              },
            ]}
            actions={(one) => (
              <Act
                found={one}
                path={`${newCompany}?search=${search.data?.id ?? ''}&at=${one.at}`}
                isBusy={restoring.isPending}
                onRestore={(companyId) => restoring.mutate(companyId)}
              />
            )}
            actionsLabel={t('shell.actions')}
            actionsWidth={150}
          />
        )}
        {rows.length === maxFound && <p className={styles.more}>{t('register.more', { max: maxFound })}</p>}
      </Panel>
    </>
  )
}

function Standing({ found: { company, standing } }: { found: FoundCompany }) {
  const t = useCopy()
  if (standing !== 'free') return <Status tone="neutral">{t(`register.standing.${standing}`)}</Status>
  if (company.abnormal) return <Status tone="bad">{t('register.abnormal')}</Status>
  return (
    <Status tone={company.registrationStatus === 'revoked' ? 'bad' : 'good'}>
      {t(`companies.registrationStatus.${company.registrationStatus}`)}
    </Status>
  )
}

type ActProps = {
  found: FoundCompany
  path: string
  isBusy: boolean
  onRestore: (companyId: string) => void
}

/** What can be done with a company that was found: nothing where its business information is abnormal. */
function Act({ found: { company, standing, companyId }, path, isBusy, onRestore }: ActProps) {
  const t = useCopy()
  if (standing === 'member' && companyId !== null)
    return (
      <Button size="small" icon={<ExternalLink size={14} />} href={pathTo('editBusinessManagement', { companyId })}>
        {t('register.open')}
      </Button>
    )
  if (standing === 'binned')
    return (
      <Button
        size="small"
        icon={<Undo2 size={14} />}
        isDisabled={isBusy}
        onPress={() => companyId !== null && onRestore(companyId)}
      >
        {t('register.restore')}
      </Button>
    )
  if (company.abnormal) return null
  return (
    <Button size="small" icon={<Plus size={14} />} href={path} aria-label={`${t('register.add')} ${company.name}`}>
      {t('register.add')}
    </Button>
  )
}
