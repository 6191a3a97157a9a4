import { useQuery } from '@tanstack/react-query'
import { companyDraft, type CompanyInput } from '@icss/core/companies/company.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { draftOf } from '../forms/draft-of.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { useShown } from '../shell/useShown.ts'
import { CompanyForm } from './CompanyForm.tsx'

const emptyCompany: CompanyInput = {
  ...Object.fromEntries(Object.keys(companyDraft.shape).map((field) => [field, ''] as const)),
  industryTags: [],
  highTech: false,
  listed: false,
  products: [],
} as unknown as CompanyInput

/** Adds a member company (`new`, filled in with what the register knows) or changes one (seed section 2, editBusinessManagement). */
export default function CompanyEditScreen({ params: { companyId = 'new' } }: ScreenProps) {
  const { search, at } = useShown(({ search: asked }) => asked as { readonly search?: unknown; readonly at?: unknown })
  if (companyId === 'new' && typeof search === 'string') return <Found search={search} at={Number(at) || 0} />
  return <Edit companyId={companyId} blank={emptyCompany} />
}

/** A new member, filled in with what a search of the register found. */
function Found({ search, at }: { search: string; at: number }) {
  const client = useClient()
  const found = useQuery({
    queryKey: ['register', search],
    queryFn: ({ signal }) => client.register.show({ params: { searchId: search } }, { signal }),
  })
  return (
    <Fetched query={found} outline="form">
      {({ items }) => (
        <Edit companyId="new" blank={draftOf(companyDraft, { ...emptyCompany, ...items[at]?.company })} />
      )}
    </Fetched>
  )
}

function Edit({ companyId, blank }: { companyId: string; blank: CompanyInput }) {
  return (
    <NounEdit
      noun="companies"
      id={companyId === 'new' ? undefined : companyId}
      listPath={pathTo('businessManagement')}
      schema={companyDraft}
      blank={() => blank}
      savedPath={({ id }, isNew) => (isNew ? pathTo('company', { id }) : undefined)}
    >
      {(form) => <CompanyForm {...form} />}
    </NounEdit>
  )
}
