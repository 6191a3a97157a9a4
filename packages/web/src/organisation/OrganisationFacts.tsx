import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import type { Organisation } from '@icss/core/organisation/organisation.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'

const wide: ReadonlySet<string> = new Set(['address', 'brief', 'introduction'])
const shown = [
  'name',
  'responsiblePerson',
  'phone',
  'email',
  'website',
  'officialWebsite',
  'weChatPublicAccount',
  'account',
  'address',
  'brief',
  'introduction',
] as const

/** What is known of the organisation, for whoever may not change it. */
export function OrganisationFacts({ organisation }: { organisation: Organisation }) {
  const t = useCopy()
  const isChamber = useSession().channel.cocId !== null
  return (
    <DescriptionList
      items={[
        ...shown.map((field) => ({
          label: t(`organisation.fields.${field}`),
          value: organisation[field],
          isWide: wide.has(field),
        })),
        ...(isChamber ? [{ label: t('organisation.fields.ownCompanyId'), value: organisation.ownCompanyName }] : []),
      ]}
    />
  )
}
