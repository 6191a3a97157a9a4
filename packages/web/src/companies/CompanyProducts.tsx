import { Package } from 'lucide-react'
import { useState } from 'react'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import type { Company } from '@icss/core/companies/company.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import { shownOfPart } from './company-parts.ts'
import * as styles from './CompanyScreen.css.ts'

/** The first products of a company, each leading to where it is offered; without a picture a drawn one stands in. */
export function CompanyProducts({ company: { id, products } }: { company: Company }) {
  const t = useCopy()
  const [isWhole, setWhole] = useState(false)
  const mayEdit = mayCall(contract.companies.update, useSession())
  return (
    <Panel
      title={t('companies.fields.products')}
      count={products.length}
      aside={
        <>
          {products.length > shownOfPart && !isWhole && (
            <Link onPress={() => setWhole(true)}>{t('companies.page.all')}</Link>
          )}
          {mayEdit && (
            <Link href={pathTo('editBusinessManagement', { companyId: id })}>{t('companies.page.editProducts')}</Link>
          )}
        </>
      }
    >
      <div className={styles.part}>
        {products.length === 0 ? (
          <p className={styles.quiet}>{t('companies.page.noProducts')}</p>
        ) : (
          <ul className={styles.products}>
            {products
              .slice(0, isWhole ? products.length : shownOfPart)
              .map(({ name, link, time, description, image }) => (
                <li key={`${name} ${link}`} className={styles.product}>
                  {image === '' ? (
                    <span className={styles.picture}>
                      <Package size={32} strokeWidth={1.25} aria-hidden />
                    </span>
                  ) : (
                    <LazyImage src={hrefOf(image)} alt="" ratio={4 / 3} />
                  )}
                  <span className={styles.productName} title={`${name}\n${description}`}>
                    <Link href={link}>{name}</Link>
                  </span>
                  {time !== '' && <span className={styles.quiet}>{time}</span>}
                </li>
              ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
