import { Package } from 'lucide-react'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import type { Company } from '@icss/core/companies/company.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { hrefOf } from '../uploads/upload-view.ts'
import * as styles from './CompanyScreen.css.ts'

/** The products of a company, each leading to where it is offered; without a picture a drawn one stands in. */
export function CompanyProducts({ company: { id, products } }: { company: Company }) {
  const t = useCopy()
  const edit = (
    <Link href={pathTo('editBusinessManagement', { companyId: id })}>{t('companies.page.editProducts')}</Link>
  )
  return (
    <Panel isPadded title={`${t('companies.fields.products')} ${products.length}`} aside={edit}>
      {products.length === 0 ? (
        <p className={styles.quiet}>{t('companies.page.noProducts')}</p>
      ) : (
        <ul className={styles.products}>
          {products.map(({ name, link, time, description, image }) => (
            <li key={`${name} ${link}`} className={styles.product}>
              {image === '' ? (
                <span className={styles.picture}>
                  <Package size={32} strokeWidth={1.25} aria-hidden />
                </span>
              ) : (
                <LazyImage src={hrefOf(image)} alt="" ratio={4 / 3} />
              )}
              <Link href={link}>{name}</Link>
              {time !== '' && <span className={styles.quiet}>{time}</span>}
              <span className={styles.quiet}>{description}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
