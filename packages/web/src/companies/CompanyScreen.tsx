import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Ellipsis, Eye, Pencil, Scale, ShieldAlert, ShieldCheck, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { hidden } from '@icss/ui/Field/Field.css.ts'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Menu } from '@icss/ui/Menu/Menu.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { Tag } from '@icss/ui/Tag/Tag.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import type { Company } from '@icss/core/companies/company.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { CompanyActivities } from '../activities/CompanyActivities.tsx'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useCopyPath } from '../lists/useCopyPath.ts'
import { useRegisterComparison } from '../register/useRegisterComparison.ts'
import { RegisterPanel } from '../register/RegisterPanel.tsx'
import { CompanyReports } from '../reports/CompanyReports.tsx'
import { useTellDeleted } from '../recycle-bin/useTellDeleted.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useGoUp } from '../shell/useGoUp.ts'
import { useNotify } from '../shell/useNotify.ts'
import type { ScreenProps } from '../shell/view.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import { useCompanyCounts } from './company-parts.ts'
import { CompanyCards } from './CompanyCards.tsx'
import { CompanyFacts, CompanyWords } from './CompanyFacts.tsx'
import { CompanyHistory } from './CompanyHistory.tsx'
import { CompanyPublic } from './CompanyPublic.tsx'
import { CompanyProducts } from './CompanyProducts.tsx'
import { type CompanySection, goToSection, sectionPlace } from './company-sections.ts'
import { CompanyTabs } from './CompanyTabs.tsx'
import * as styles from './CompanyScreen.css.ts'
import { CompanyShelf } from './CompanyShelf.tsx'
import { registrationTones } from './company-tones.ts'
import { useCompany } from './useCompany.ts'

/** Everything of a member company on one page (product.md section 4, company). */
export default function CompanyScreen({ params: { id = '' } }: ScreenProps) {
  const t = useCopy()
  const [isCompared, setCompared] = useState(false)
  const compare = () => {
    // What is there already is gone to; what is not yet, once it stands.
    setCompared(true)
    goToSection('register')
  }
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
        {...(found.data
          ? {
              picture: <Logo company={found.data} />,
              count: <Marks company={found.data} />,
              actions: <Acts company={found.data} onCompare={compare} />,
            }
          : {})}
      />
      <Fetched query={found}>
        {(company) => <Whole company={company} isCompared={isCompared} onCompare={compare} />}
      </Fetched>
    </>
  )
}

const Logo = ({ company: { name, logo } }: { company: Company }) => (
  <Avatar name={name} {...(logo === '' ? {} : { src: hrefOf(logo) })} size={32} />
)

function Marks({ company: { registrationStatus, abnormal, highTech, listed } }: { company: Company }) {
  const t = useCopy()
  return (
    <span className={styles.marks}>
      <Status tone={registrationTones[registrationStatus]}>
        {t(`companies.registrationStatus.${registrationStatus}`)}
      </Status>
      {abnormal && <Status tone="bad">{t('companies.fields.abnormal')}</Status>}
      {highTech && <Tag>{t('companies.fields.highTech')}</Tag>}
      {listed && <Tag>{t('companies.fields.listed')}</Tag>}
    </span>
  )
}

function Acts({ company: { id, name, abnormal }, onCompare }: { company: Company; onCompare: () => void }) {
  const t = useCopy()
  const session = useSession()
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
  const mayChange = mayCall(contract.companies.update, session)
  const copyPath = useCopyPath('companies')
  const mark = t(abnormal ? 'companies.page.takeAbnormal' : 'companies.page.setAbnormal')
  return (
    <>
      {mayCall(contract.register.compare, session) && (
        <Button icon={<Scale size={16} />} onPress={onCompare}>
          {t('register.compare.title')}
        </Button>
      )}
      <div className={styles.lastActs}>
        {mayChange && (
          <Button variant="primary" icon={<Pencil size={16} />} href={pathTo('editBusinessManagement', params)}>
            {t('companies.edit')}
          </Button>
        )}
        <Menu
          label={t('companies.page.more')}
          trigger={<IconButton label={t('companies.page.more')} icon={<Ellipsis size={16} />} />}
          items={[
            {
              id: 'preview',
              label: t('companies.page.preview'),
              icon: <Eye size={16} />,
              href: pathTo('companyPreview', { id }),
            },
            ...(copyPath
              ? [
                  {
                    id: 'copy',
                    label: t('lists.copy'),
                    icon: <Copy size={16} />,
                    href: copyPath(pathTo('editBusinessManagement', { companyId: 'new' }), id),
                  },
                ]
              : []),
            ...(mayChange
              ? [
                  {
                    id: 'abnormal',
                    label: mark,
                    icon: abnormal ? <ShieldCheck size={16} /> : <ShieldAlert size={16} />,
                    onPress: () => setAsked('abnormal'),
                  },
                  { id: 'rule', isSeparator: true as const },
                  {
                    id: 'delete',
                    label: t('lists.delete'),
                    icon: <Trash2 size={16} />,
                    isDanger: true,
                    onPress: () => setAsked('delete'),
                  },
                ]
              : []),
          ]}
        />
      </div>
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

const place = (section: CompanySection | 'register') => ({ ...sectionPlace(section), className: styles.place })

const goToRegister = () => goToSection('register')

type WholeProps = { company: Company; isCompared: boolean; onCompare: () => void }

function Whole({ company, isCompared, onCompare }: WholeProps) {
  const session = useSession()
  const mayLink = mayCall(contract.companies.openLink, session)
  const mayReadReports = mayCall(contract.reports.list, session)
  const { id: companyId } = company
  return (
    <div className={mayLink ? styles.withPublic : styles.withoutPublic}>
      <div className={styles.tabs}>
        <CompanyTabs company={company} mayReadReports={mayReadReports} />
      </div>
      <div {...sectionPlace('facts')} className={styles.facts}>
        <Panel>
          <Basics company={company} isCompared={isCompared} onCompare={onCompare} />
        </Panel>
      </div>
      {mayLink && (
        <div className={styles.publicPage}>
          <CompanyPublic company={company} />
        </div>
      )}
      <div className={styles.rest}>
        {isCompared && (
          <div {...place('register')}>
            <RegisterPanel companyId={companyId} onShown={goToRegister} />
          </div>
        )}
        <div className={styles.panels}>
          <div {...place('products')}>
            <CompanyProducts company={company} />
          </div>
          <div {...place('cards')}>
            <CompanyCards companyId={companyId} />
          </div>
          <div {...place('resources')}>
            <CompanyShelf noun="resources" companyId={companyId} />
          </div>
          <div {...place('demands')}>
            <CompanyShelf noun="demands" companyId={companyId} />
          </div>
          <div {...place('activities')}>
            <CompanyActivities company={company} />
          </div>
          {mayReadReports && (
            <div {...place('reports')}>
              <CompanyReports companyId={companyId} />
            </div>
          )}
          <div {...place('history')}>
            <CompanyHistory companyId={companyId} />
          </div>
        </div>
        <CompanyWords company={company} />
      </div>
    </div>
  )
}

/** The facts, with what the register says otherwise once it was asked; before, in how many it was found to. */
function Basics({ company, isCompared, onCompare }: WholeProps) {
  const t = useCopy()
  const mayCompare = mayCall(contract.register.compare, useSession())
  const compared = useRegisterComparison(company.id, isCompared)
  const last = useCompanyCounts(company.id).data?.comparison
  const differences = compared.data?.differences ?? []
  const [count, time] = compared.data
    ? [differences.length, compared.dataUpdatedAt]
    : [last?.differences ?? 0, last?.comparedAt ?? '']
  return (
    <div className={styles.basics}>
      <h2 className={hidden}>{t('companies.sections.basic')}</h2>
      {count > 0 && (
        <div role="status" className={styles.differs}>
          <TriangleAlert size={16} aria-hidden />
          <span className={styles.differsWords}>
            {t('register.compare.differs', { count, time: formatDateTime(time) })}
          </span>
          {mayCompare && <Link onPress={onCompare}>{t('register.compare.go')}</Link>}
        </div>
      )}
      <CompanyFacts company={company} differences={differences} />
    </div>
  )
}
