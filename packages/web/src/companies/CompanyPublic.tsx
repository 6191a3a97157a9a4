import { Eye, Monitor, RefreshCw, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useMedia } from '@icss/ui/AppShell/useMedia.ts'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { RadioGroup } from '@icss/ui/RadioGroup/RadioGroup.tsx'
import { Switch } from '@icss/ui/Switch/Switch.tsx'
import { narrow } from '@icss/ui/theme/measures.ts'
import type { Company } from '@icss/core/companies/company.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { LinkFacts } from '../public-links/LinkFacts.tsx'
import { LinkQuestions } from '../public-links/LinkQuestions.tsx'
import { usePublicLink } from '../public-links/usePublicLink.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { FetchedBody } from '../server/FetchedBody.tsx'
import * as styles from './CompanyPublic.css.ts'
import { PublicPageFrame } from './PublicPageFrame.tsx'

/** What fits beside the facts, with the frame around it. */
const widths = { phone: 258, screen: 262 } as const
const devices = ['phone', 'screen'] as const
const icons = { phone: <Smartphone size={14} aria-hidden />, screen: <Monitor size={14} aria-hidden /> } as const

/** The public page of a company beside its facts: whether it is open, how it looks, and how people get there. */
export function CompanyPublic({ company }: { company: Company }) {
  const t = useCopy()
  const { companies } = useClient()
  const isPhone = useMedia(narrow.phone)
  const [device, setDevice] = useState<(typeof devices)[number]>('phone')
  const { id, name } = company
  const kept = usePublicLink(companies, id)
  const { found, page, change, setAsked } = kept
  const link = found.data?.link
  return (
    <Panel
      isPadded
      title={t('companies.page.publicPage')}
      aside={
        <Switch
          label={t('companies.page.isPublic')}
          isSelected={Boolean(link)}
          isDisabled={link === undefined || change.isPending}
          onChange={(isOpen) => (isOpen ? change.mutate({ what: 'open' }) : setAsked('close'))}
        />
      }
    >
      <div className={styles.page}>
        {isPhone ? (
          <Button icon={<Eye size={16} />} href={pathTo('companyPreview', { id })}>
            {t('companies.page.preview')}
          </Button>
        ) : (
          <div className={styles.shown}>
            <RadioGroup
              label={t('companies.page.preview')}
              isLabelHidden
              isSegmented
              options={devices.map((value) => ({
                value,
                label: t(`companies.page.previews.${value}`),
                icon: icons[value],
              }))}
              value={device}
              onChange={(chosen) => setDevice(devices.find((one) => one === chosen) ?? 'phone')}
            />
            <PublicPageFrame isLabelHidden device={device} width={widths[device]} company={company} page={page} />
          </div>
        )}
        <div className={styles.facts}>
          <FetchedBody query={found} lines={4}>
            {() =>
              link ? (
                <>
                  <LinkFacts isSmall link={link} hint={t('companies.page.public')} name={name} />
                  <div className={styles.renew}>
                    <Button size="small" icon={<RefreshCw size={14} />} onPress={() => setAsked('renew')}>
                      {t('publicLinks.panel.renew')}
                    </Button>
                  </div>
                </>
              ) : (
                <p className={styles.quiet}>{t('publicLinks.panel.off')}</p>
              )
            }
          </FetchedBody>
        </div>
      </div>
      <LinkQuestions link={kept} />
    </Panel>
  )
}
