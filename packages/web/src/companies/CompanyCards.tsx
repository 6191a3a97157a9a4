import { useQuery } from '@tanstack/react-query'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import * as styles from './CompanyScreen.css.ts'

/** Cards that are shown beside a company; the rest is in their list. */
const shown = 5

/** The first employee cards of a company. */
export function CompanyCards({ companyId }: { companyId: string }) {
  const t = useCopy()
  const { employees } = useClient()
  const cards = useQuery({
    queryKey: ['employees', 'of', companyId],
    queryFn: ({ signal }) => employees.list({ params: { companyId }, query: { pageSize: 20 } }, { signal }),
  })
  const all = <Link href={pathTo('employeeList', { companyId })}>{t('companies.page.all')}</Link>
  return (
    <Fetched query={cards} outline={shown}>
      {({ items, total }) => (
        <Panel isPadded title={`${t('companies.page.cards')} ${total}`} aside={all}>
          {items.length === 0 ? (
            <p className={styles.quiet}>{t('companies.page.noCards')}</p>
          ) : (
            <ul className={styles.list}>
              {items.slice(0, shown).map(({ id, name, position, phone, bound }) => (
                <li key={id} className={styles.line}>
                  <span className={styles.lineName}>
                    {name} <span className={styles.quiet}>{position}</span>
                  </span>
                  <span>{phone}</span>
                  <Status tone={bound ? 'good' : 'neutral'}>
                    {t(bound ? 'companies.page.bound' : 'companies.page.unbound')}
                  </Status>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      )}
    </Fetched>
  )
}
