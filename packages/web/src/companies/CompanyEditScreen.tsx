import { companyDraft, type CompanyInput } from '@icss/core/companies/company.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
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

/** Adds a member company (`new`) or changes one (seed section 2, editBusinessManagement). */
export default function CompanyEditScreen({ params: { companyId = 'new' } }: ScreenProps) {
  return (
    <NounEdit
      noun="companies"
      id={companyId === 'new' ? undefined : companyId}
      listPath={pathTo('businessManagement')}
      schema={companyDraft}
      blank={() => emptyCompany}
    >
      {(form) => <CompanyForm {...form} />}
    </NounEdit>
  )
}
