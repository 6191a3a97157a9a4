import type { CompanyInput } from '@icss/core/companies/company.ts'
import { companyDraft } from '@icss/core/companies/company.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { draftOf } from '../forms/draft-of.ts'
import { EditScreen } from '../forms/EditScreen.tsx'
import { useLeave } from '../forms/useLeave.ts'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/screens.ts'
import { CompanyForm } from './CompanyForm.tsx'

const emptyCompany: CompanyInput = {
  ...Object.fromEntries(Object.keys(companyDraft.shape).map((field) => [field, ''] as const)),
  industryTags: [],
  highTech: false,
  listed: false,
  abnormal: false,
  products: [],
} as unknown as CompanyInput

const listPath = pathTo('businessManagement')

/** Adds a member company (`new`) or changes one (seed section 2, editBusinessManagement). */
export default function CompanyEditScreen({ params: { companyId = 'new' } }: ScreenProps) {
  const client = useClient()
  const { leave, leaveSaved } = useLeave('companies', listPath)
  return (
    <EditScreen
      noun="companies"
      id={companyId === 'new' ? undefined : companyId}
      listPath={listPath}
      load={(id, signal) => client.companies.show({ params: { companyId: id } }, { signal })}
      nameOf={({ name }) => name}
    >
      {(company) => (
        <CompanyForm
          draftKey={`company.${companyId}.${company?.version ?? 0}`}
          saved={company ? draftOf(companyDraft, company) : emptyCompany}
          save={(body) =>
            company
              ? client.companies.update({ params: { companyId }, query: { version: company.version }, body })
              : client.companies.create({ body })
          }
          onSaved={() => leaveSaved()}
          onCancel={leave}
        />
      )}
    </EditScreen>
  )
}
