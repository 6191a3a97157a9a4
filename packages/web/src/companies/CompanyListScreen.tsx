import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { ConfirmDialog } from '@icss/ui/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Pagination } from '@icss/ui/Pagination/Pagination.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import type { CompanyListQuery } from '@icss/core/companies/companies.contract.ts'
import type { CompanyRow } from '@icss/core/companies/company.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { toasts } from '../shell/toasts.ts'
import { CompanyFilters } from './CompanyFilters.tsx'
import { CompanyTable } from './CompanyTable.tsx'
import { useCompanyQuery } from './useCompanyQuery.ts'

const newCompany = `#${pathTo('editBusinessManagement', { companyId: 'new' })}`

const exportAddress = ({ q, industry, tag, registrationStatus }: CompanyListQuery, language: string) => {
  const search = new URLSearchParams({ format: 'csv', language })
  for (const [key, value] of Object.entries({ q, industry, tag, registrationStatus })) if (value) search.set(key, value)
  return `/api/v1/companies/export?${search}`
}

/** The chamber's member companies (seed section 2, businessManagement). */
export default function CompanyListScreen() {
  const t = useCopy()
  const { language } = useLanguage()
  const { wordUnknown } = useErrorWording()
  const client = useClient()
  const queries = useQueryClient()
  const [query, change] = useCompanyQuery()
  const [doomed, setDoomed] = useState<CompanyRow | undefined>()
  const list = useQuery({
    queryKey: ['companies', query],
    queryFn: ({ signal }) => client.companies.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const removal = useMutation({
    mutationFn: ({ id }: CompanyRow) => client.companies.delete({ params: { companyId: id } }),
    onSuccess: async () => {
      toasts.show({ tone: 'good', text: t('companies.deleted') })
      setDoomed(undefined)
      await queries.invalidateQueries({ queryKey: ['companies'] })
    },
  })

  const total = list.data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / query.pageSize))
  // The last page may have emptied, by deleting or in a link that was sent long ago.
  useEffect(() => {
    if (list.data && !list.isPlaceholderData && query.page > pages) change({ page: pages })
  })

  const isFiltered = Boolean(query.q ?? query.industry ?? query.tag ?? query.registrationStatus)
  const clear = () =>
    change({ q: undefined, industry: undefined, tag: undefined, registrationStatus: undefined, page: 1 } as never)
  const fault = list.error ? wordUnknown(list.error) : undefined
  const failure = removal.error ? wordUnknown(removal.error) : undefined
  return (
    <>
      <PageHead
        title={t('companies.title')}
        count={list.data ? t('companies.count', { count: total }) : undefined}
        actions={
          <>
            <Button
              icon={<Download size={16} />}
              isDisabled={total === 0}
              onPress={() => location.assign(exportAddress(query, language))}
            >
              {t('companies.export')}
            </Button>
            <Button variant="primary" icon={<Plus size={16} />} onPress={() => location.assign(newCompany)}>
              {t('companies.create')}
            </Button>
          </>
        }
      />
      <Panel isPadded={false}>
        <CompanyFilters query={query} onChange={(filters) => change({ ...filters, page: 1 })} />
        <CompanyTable
          rows={list.data?.items ?? []}
          isLoading={list.isPending || list.isPlaceholderData}
          search={query.q ?? ''}
          sort={query.sort}
          onSort={(sort) => change({ sort, page: 1 })}
          error={
            fault && (
              <EmptyState
                picture="error"
                title={fault.says}
                text={fault.fix}
                actions={<Button onPress={() => void list.refetch()}>{t('shell.retry')}</Button>}
              />
            )
          }
          empty={
            isFiltered ? (
              <EmptyState
                picture="search"
                title={t('companies.noMatch.title')}
                text={t('companies.noMatch.text')}
                actions={<Button onPress={clear}>{t('companies.noMatch.clear')}</Button>}
              />
            ) : (
              <EmptyState
                picture="list"
                title={t('companies.empty.title')}
                text={t('companies.empty.text')}
                actions={
                  <Button variant="primary" icon={<Plus size={16} />} onPress={() => location.assign(newCompany)}>
                    {t('companies.create')}
                  </Button>
                }
              />
            )
          }
          actions={{ edit: <Pencil size={16} />, delete: <Trash2 size={16} /> }}
          onDelete={setDoomed}
        />
        <Pagination
          page={query.page}
          pages={pages}
          onChange={(page) => change({ page })}
          range={
            total === 0
              ? ''
              : t('companies.range', {
                  from: (query.page - 1) * query.pageSize + 1,
                  to: Math.min(query.page * query.pageSize, total),
                  total,
                })
          }
          labels={{
            nav: t('shell.pages'),
            first: t('shell.first'),
            previous: t('shell.previous'),
            next: t('shell.next'),
            last: t('shell.last'),
          }}
        />
      </Panel>
      <ConfirmDialog
        isOpen={doomed !== undefined}
        onClose={() => {
          removal.reset()
          setDoomed(undefined)
        }}
        onConfirm={() => doomed && removal.mutate(doomed)}
        title={t('companies.deleteTitle')}
        confirmLabel={t('companies.delete')}
        cancelLabel={t('shell.cancel')}
        closeLabel={t('shell.close')}
        isDestructive
        isPending={removal.isPending}
        error={failure && `${failure.says} ${failure.fix}`}
      >
        {t('companies.deleteText', { name: doomed?.name ?? '' })}
      </ConfirmDialog>
    </>
  )
}
