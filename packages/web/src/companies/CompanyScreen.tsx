import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Eye, Pencil, ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { Menu } from '@icss/ui/Menu/Menu.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { Tag } from '@icss/ui/Tag/Tag.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import type { Company } from '@icss/core/companies/company.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { CompanyActivities } from '../activities/CompanyActivities.tsx'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { RegisterPanel } from '../register/RegisterPanel.tsx'
import { CompanyReports } from '../reports/CompanyReports.tsx'
import { useTellDeleted } from '../recycle-bin/useTellDeleted.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useGoUp } from '../shell/useGoUp.ts'
import { PublicLinkPanel } from '../public-links/PublicLinkPanel.tsx'
import { useNotify } from '../shell/useNotify.ts'
import type { ScreenProps } from '../shell/view.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import { CompanyCards } from './CompanyCards.tsx'
import { CompanyFacts, CompanyWords } from './CompanyFacts.tsx'
import { CompanyHistory } from './CompanyHistory.tsx'
import { CompanyProducts } from './CompanyProducts.tsx'
import * as styles from './CompanyScreen.css.ts'
import { CompanyShelf } from './CompanyShelf.tsx'
import { registrationTones } from './company-tones.ts'
import { useCompany } from './useCompany.ts'

/** Everything of a member company on one page (product.md section 4, company). */
export default function CompanyScreen({ params: { id = '' } }: ScreenProps) {
  const t = useCopy()
  const found = useCompany(id)
  const listPath = pathTo('businessManagement')
  const crumbs = [
    { label: t('companies.title'), href: listPath },
    { label: found.data?.name ?? t('companies.page.title') },
  ]
  return (
    <>
      <PageHead
        title={found.data?.name ?? t('companies.page.title')}
        breadcrumb={{ label: t('shell.breadcrumb'), crumbs }}
        {...(found.data ? { count: <Marks company={found.data} />, actions: <Acts company={found.data} /> } : {})}
      />
      <Fetched query={found}>{(company) => <Whole company={company} />}</Fetched>
    </>
  )
}

function Marks({ company: { name, logo, registrationStatus, abnormal, highTech, listed } }: { company: Company }) {
  const t = useCopy()
  return (
    <span className={styles.marks}>
      <Avatar name={name} {...(logo === '' ? {} : { src: hrefOf(logo) })} size={28} />
      <Status tone={registrationTones[registrationStatus]}>
        {t(`companies.registrationStatus.${registrationStatus}`)}
      </Status>
      {abnormal && <Status tone="bad">{t('companies.fields.abnormal')}</Status>}
      {highTech && <Tag>{t('companies.fields.highTech')}</Tag>}
      {listed && <Tag>{t('companies.fields.listed')}</Tag>}
    </span>
  )
}

function Acts({ company: { id, name, abnormal } }: { company: Company }) {
  const t = useCopy()
  const goUp = useGoUp()
  const notify = useNotify()
  const tellDeleted = useTellDeleted()
  const queries = useQueryClient()
  const { companies } = useClient()
  const [asked, setAsked] = useState<'abnormal' | 'delete'>()
  const params = { companyId: id }
  const marking = useMutation({
    mutationFn: () => companies.setAbnormal({ params, body: { abnormal: !abnormal } }),
    onSuccess: async () => {
      setAsked(undefined)
      notify.done(t(abnormal ? 'companies.page.abnormalTaken' : 'companies.page.abnormalSet'))
      await queries.invalidateQueries({ queryKey: ['companies'] })
    },
  })
  const removal = useMutation({
    mutationFn: () => companies.delete({ params }),
    onSuccess: async () => {
      tellDeleted({ noun: 'companies', id, name })
      goUp(pathTo('businessManagement'))
      await queries.invalidateQueries({ queryKey: ['companies', 'list'] })
    },
  })
  const mark = t(abnormal ? 'companies.page.takeAbnormal' : 'companies.page.setAbnormal')
  return (
    <>
      <Button icon={<Eye size={16} />} href={pathTo('companyPreview', { id })}>
        {t('companies.page.preview')}
      </Button>
      <Button variant="primary" icon={<Pencil size={16} />} href={pathTo('editBusinessManagement', params)}>
        {t('companies.edit')}
      </Button>
      <Menu
        label={t('companies.page.more')}
        trigger={<IconButton label={t('companies.page.more')} icon={<Ellipsis size={16} />} />}
        items={[
          {
            id: 'abnormal',
            label: mark,
            icon: abnormal ? <ShieldCheck size={16} /> : <ShieldAlert size={16} />,
            onPress: () => setAsked('abnormal'),
          },
          { id: 'rule', isSeparator: true },
          {
            id: 'delete',
            label: t('lists.delete'),
            icon: <Trash2 size={16} />,
            isDanger: true,
            onPress: () => setAsked('delete'),
          },
        ]}
      />
      <Question
        isOpen={asked === 'abnormal'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => marking.mutate()}
        title={mark}
        confirmLabel={mark}
        isPending={marking.isPending}
        error={marking.error}
      >
        {t(abnormal ? 'companies.page.takeAbnormalText' : 'companies.page.setAbnormalText', { name })}
      </Question>
      <Question
        isOpen={asked === 'delete'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => removal.mutate()}
        title={t('companies.deleteTitle')}
        confirmLabel={t('lists.delete')}
        isDestructive
        isPending={removal.isPending}
        error={removal.error}
      >
        {t('companies.deleteText', { name })}
      </Question>
    </>
  )
}

function Whole({ company }: { company: Company }) {
  const t = useCopy()
  const { companies } = useClient()
  const session = useSession()
  const mayCompare = mayCall(contract.register.compare, session)
  const mayLink = mayCall(contract.companies.openLink, session)
  const mayReadReports = mayCall(contract.reports.list, session)
  const { id: companyId } = company
  return (
    <div className={styles.page}>
      <CompanyFacts company={company} />
      {mayCompare && <RegisterPanel companyId={companyId} />}
      <CompanyWords company={company} />
      <div className={styles.panels}>
        <CompanyProducts company={company} />
        <CompanyCards companyId={companyId} />
        <CompanyShelf noun="resources" companyId={companyId} />
        <CompanyShelf noun="demands" companyId={companyId} />
        <CompanyActivities name={company.name} />
        {mayReadReports && <CompanyReports companyId={companyId} />}
      </div>
      {mayLink && <PublicLinkPanel group={companies} id={companyId} hint={t('companies.page.public')} />}
      <CompanyHistory companyId={companyId} />
    </div>
  )
}
