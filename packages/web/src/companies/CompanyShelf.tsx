import { Clock } from 'lucide-react'
import { Link } from '@icss/ui/Link/Link.tsx'
import { formatDay } from '@icss/core/copy/format.ts'
import { daysToExpiry, subjectOf } from '@icss/core/resources/shelf-rules.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { ShelfStatus } from '../resources/ShelfStatus.tsx'
import type { ShelfNoun } from '../resources/shelved.ts'
import { useNow } from '../shell/useNow.ts'
import { useCompanyCounts, useCompanyShelf } from './company-parts.ts'
import { CompanyPart } from './CompanyPart.tsx'
import * as styles from './CompanyScreen.css.ts'

const screens = {
  resources: { list: 'resourceManagement', edit: 'newResources' },
  demands: { list: 'demandManagement', edit: 'newDemand' },
} as const

/** What a company offers, or looks for, changed last first: until when, or why it is off the shelf. */
export function CompanyShelf({ noun, companyId }: { noun: ShelfNoun; companyId: string }) {
  const t = useCopy()
  const found = useCompanyShelf(noun, companyId)
  const counts = useCompanyCounts(companyId).data
  const { list, edit } = screens[noun]
  const ofCompany = (screen: typeof list | 'introductionList') => `${pathTo(screen)}?companyId=${companyId}`
  return (
    <CompanyPart
      title={t(`companies.page.${noun}`)}
      count={counts && t('companies.page.onShelf', { count: counts[noun].onShelf })}
      aside={
        <>
          {/* They are of either: said once, where the page first comes to what is introduced. */}
          {noun === 'resources' && counts !== undefined && counts.introductions > 0 && (
            <Link href={ofCompany('introductionList')}>
              {t('companies.page.introductions', { count: counts.introductions })}
            </Link>
          )}
          <Link href={ofCompany(list)}>{t('companies.page.all')}</Link>
        </>
      }
      query={found}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.quiet}>{t('companies.page.nothing')}</p>
        ) : (
          <ul className={styles.rows}>
            {items.map(({ id, type, name, offReason, expiresAt }) => (
              <li key={id} className={styles.row}>
                <span className={styles.rowFact}>{t(`resources.subjects.${subjectOf(type)}`)}</span>
                <span className={styles.rowName} title={name}>
                  <Link href={pathTo(edit, { id })}>{name}</Link>
                </span>
                {offReason === '' ? <Until expiresAt={expiresAt} /> : <ShelfStatus offReason={offReason} />}
              </li>
            ))}
          </ul>
        )
      }
    </CompanyPart>
  )
}

/** When something leaves the shelf by itself: in days once it is soon. */
function Until({ expiresAt }: { expiresAt: string }) {
  const t = useCopy()
  const now = useNow()
  if (expiresAt === '') return null
  const days = daysToExpiry(expiresAt, now)
  return days === undefined ? (
    <span className={styles.rowFact}>{t('companies.page.until', { time: formatDay(expiresAt) })}</span>
  ) : (
    <span className={styles.soon}>
      <Clock size={14} aria-hidden />
      {t('companies.page.offIn', { count: days })}
    </span>
  )
}
