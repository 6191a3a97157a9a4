import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { Button } from '@icss/ui/Button/Button.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Skeleton } from '@icss/ui/Skeleton/Skeleton.tsx'
import type { CompanyInput } from '@icss/core/companies/company.ts'
import { companyDraft } from '@icss/core/companies/company.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/screens.ts'
import { toasts } from '../shell/toasts.ts'
import { CompanyForm } from './CompanyForm.tsx'

const emptyCompany: CompanyInput = {
  ...Object.fromEntries(Object.keys(companyDraft.shape).map((field) => [field, ''] as const)),
  industryTags: [],
  highTech: false,
  listed: false,
  abnormal: false,
  products: [],
} as unknown as CompanyInput

/** Adds a member company (`new`) or changes one (seed section 2, editBusinessManagement). */
export default function CompanyEditScreen({ params: { companyId = 'new' } }: ScreenProps) {
  const t = useCopy()
  const { wordUnknown } = useErrorWording()
  const client = useClient()
  const queries = useQueryClient()
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const isNew = companyId === 'new'
  const found = useQuery({
    queryKey: ['company', companyId],
    queryFn: ({ signal }) => client.companies.show({ params: { companyId } }, { signal }),
    enabled: !isNew,
    // What is being edited must not be replaced behind the person's back.
    staleTime: Infinity,
    gcTime: 0,
  })
  const leave = () => {
    if (canGoBack) router.history.back()
    else void navigate({ to: pathTo('businessManagement') })
  }
  const title = t(isNew ? 'companies.create' : 'companies.edit')
  const breadcrumb = {
    label: t('shell.breadcrumb'),
    crumbs: [{ label: t('companies.title'), href: `#${pathTo('businessManagement')}` }, { label: title }],
  }
  const fault = found.error ? wordUnknown(found.error) : undefined
  const { data } = found
  return (
    <>
      <PageHead title={data?.name ?? title} breadcrumb={breadcrumb} />
      {fault && (
        <Panel isPadded>
          <EmptyState
            picture="error"
            title={fault.says}
            text={fault.fix}
            actions={<Button onPress={() => void found.refetch()}>{t('shell.retry')}</Button>}
          />
        </Panel>
      )}
      {!isNew && found.isPending && (
        <Panel isPadded>
          <Skeleton height={320} />
        </Panel>
      )}
      {(isNew || data) && (
        <CompanyForm
          draftKey={`company.${companyId}.${data?.version ?? 0}`}
          saved={data ? draftOf(data) : emptyCompany}
          save={(body) =>
            data
              ? client.companies.update({ params: { companyId }, query: { version: data.version }, body })
              : client.companies.create({ body })
          }
          onSaved={() => {
            toasts.show({ tone: 'good', text: t('companies.saved') })
            void queries.invalidateQueries({ queryKey: ['companies'] })
            leave()
          }}
          onCancel={leave}
        />
      )}
    </>
  )
}

const draftOf = (company: Readonly<Record<string, unknown>>): CompanyInput =>
  Object.fromEntries(Object.keys(companyDraft.shape).map((field) => [field, company[field]])) as unknown as CompanyInput
