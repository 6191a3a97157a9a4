import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import type { Company } from '@icss/core/companies/company.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { PublicLinkPanel } from '../public-links/PublicLinkPanel.tsx'
import { usePublicLink } from '../public-links/usePublicLink.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import * as styles from './CompanyPreview.css.ts'
import { PublicPageFrame } from './PublicPageFrame.tsx'
import { useCompany } from './useCompany.ts'

const devices = [
  { device: 'phone', width: 280 },
  { device: 'screen', width: 600 },
] as const

/** A member company as the public sees it: on a phone and on the big screen, with the link of its page. */
export default function CompanyPreviewScreen({ params: { id = '' } }: ScreenProps) {
  const t = useCopy()
  const { companies } = useClient()
  const mayLink = mayCall(contract.companies.openLink, useSession())
  const found = useCompany(id)
  const crumbs = [
    { label: t('companies.title'), href: pathTo('businessManagement') },
    { label: found.data?.name ?? t('companies.page.title'), href: pathTo('company', { id }) },
    { label: t('companies.page.preview') },
  ]
  return (
    <>
      <PageHead title={t('companies.page.preview')} breadcrumb={{ label: t('shell.breadcrumb'), crumbs }} />
      <Fetched query={found}>
        {(company) => (
          <div className={styles.page}>
            {mayLink ? (
              <>
                <Previews company={company} />
                <PublicLinkPanel group={companies} id={id} hint={t('companies.page.public')} />
              </>
            ) : (
              <Panel isPadded>{t('companies.page.previewForAdministrator')}</Panel>
            )}
          </div>
        )}
      </Fetched>
    </>
  )
}

/** The public page at both sizes, as wide as there is room. */
function Previews({ company }: { company: Company }) {
  const { companies } = useClient()
  const { page } = usePublicLink(companies, company.id)
  return (
    <div className={styles.devices}>
      {devices.map(({ device, width }) => (
        <PublicPageFrame key={device} device={device} width={width} company={company} page={page} />
      ))}
    </div>
  )
}
