import { useQuery } from '@tanstack/react-query'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatDay } from '@icss/core/copy/format.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import * as styles from '../companies/CompanyScreen.css.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { ReportStatus } from './ReportStatus.tsx'

/** Rows that are shown beside a company; the rest is in their list. */
const shown = 5

/** What was reported of a company, of its cards and of what it offers and looks for, the latest first. */
export function CompanyReports({ companyId }: { companyId: string }) {
  const t = useCopy()
  const { reports } = useClient()
  const found = useQuery({
    queryKey: ['reports', 'of', companyId],
    queryFn: ({ signal }) => reports.list({ query: { companyId, pageSize: shown } }, { signal }),
  })
  const all = <Link href={`${pathTo('reportList')}?companyId=${companyId}`}>{t('companies.page.all')}</Link>
  return (
    <Fetched query={found} outline={shown}>
      {({ items, total }) => (
        <Panel isPadded title={`${t('companies.page.reports')} ${total}`} aside={all}>
          {items.length === 0 ? (
            <p className={styles.quiet}>{t('companies.page.nothing')}</p>
          ) : (
            <ul className={styles.list}>
              {items.map(({ id, thingName, type, createdAt, state }) => (
                <li key={id} className={styles.line}>
                  <span className={styles.lineName}>{thingName}</span>
                  <span className={styles.quiet}>
                    {t(`reports.types.${type}`)} {formatDay(createdAt)}
                  </span>
                  <ReportStatus state={state} />
                </li>
              ))}
            </ul>
          )}
        </Panel>
      )}
    </Fetched>
  )
}
