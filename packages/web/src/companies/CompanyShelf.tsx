import { Clock } from 'lucide-react'
import { Link } from '@icss/ui/Link/Link.tsx'
import { formatDay } from '@icss/core/copy/format.ts'
import { daysToExpiry, subjectOf } from '@icss/core/resources/shelf.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { ShelfStatus } from '../resources/ShelfStatus.tsx'
import type { ShelfNoun } from '../resources/shelved.ts'
import { useNow } from '../shell/useNow.ts'
import { shownOfPart, useCompanyShelf } from './company-parts.ts'
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
  const { list, edit } = screens[noun]
  return (
    <CompanyPart
      title={t(`companies.page.${noun}`)}
      count={found.data?.total}
      aside={<Link href={`${pathTo(list)}?companyId=${companyId}`}>{t('companies.page.all')}</Link>}
      query={found}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.quiet}>{t('companies.page.nothing')}</p>
        ) : (
          <ul className={styles.rows}>
            {items.slice(0, shownOfPart).map(({ id, type, name, offReason, expiresAt }) => (
              <li key={id} className={styles.row}>
                <span className={styles.subject}>{t(`resources.subjects.${subjectOf(type)}`)}</span>
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
