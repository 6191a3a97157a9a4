import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatNumber } from '@icss/core/copy/format.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import { useCompanyCards, useCompanyCounts } from './company-parts.ts'
import { CompanyPart } from './CompanyPart.tsx'
import * as styles from './CompanyScreen.css.ts'

/** The first employee cards of a company. */
export function CompanyCards({ companyId }: { companyId: string }) {
  const t = useCopy()
  const { language } = useLanguage()
  const cards = useCompanyCards(companyId)
  const counts = useCompanyCounts(companyId).data?.cards
  return (
    <CompanyPart
      title={t('companies.page.cards')}
      count={
        counts &&
        t('companies.page.boundOf', {
          bound: formatNumber(counts.bound, language),
          total: formatNumber(counts.total, language),
        })
      }
      aside={<Link href={pathTo('employeeList', { companyId })}>{t('companies.page.all')}</Link>}
      query={cards}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.quiet}>{t('companies.page.noCards')}</p>
        ) : (
          <ul className={styles.rows}>
            {items.map(({ id, name, position, phone, avatar, bound }) => (
              <li key={id} className={styles.row}>
                <Avatar name={name} size={24} {...(avatar === '' ? {} : { src: hrefOf(avatar) })} />
                <span className={styles.rowName} title={`${name} ${position}`}>
                  {name} <span className={styles.quiet}>{position}</span>
                </span>
                <span className={styles.rowFact}>{phone}</span>
                <Status tone={bound ? 'good' : 'neutral'}>
                  {t(bound ? 'companies.page.bound' : 'companies.page.unbound')}
                </Status>
              </li>
            ))}
          </ul>
        )
      }
    </CompanyPart>
  )
}
