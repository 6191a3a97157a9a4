import { useQuery } from '@tanstack/react-query'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatDay } from '@icss/core/copy/format.ts'
import type { Demand } from '@icss/core/demands/demands.contract.ts'
import type { Resource } from '@icss/core/resources/resources.contract.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { ShelfStatus } from '../resources/ShelfStatus.tsx'
import type { ShelfNoun } from '../resources/shelved.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import * as styles from './CompanyScreen.css.ts'

/** Rows that are shown beside a company; the rest is in their list. */
const shown = 5

const screens = {
  resources: { list: 'resourceManagement', edit: 'newResources' },
  demands: { list: 'demandManagement', edit: 'newDemand' },
} as const

/** What a company offers, or looks for, changed last first. */
export function CompanyShelf({ noun, companyId }: { noun: ShelfNoun; companyId: string }) {
  const t = useCopy()
  const client = useClient()
  const found = useQuery({
    queryKey: [noun, 'of', companyId],
    queryFn: ({ signal }): Promise<{ items: (Resource | Demand)[]; total: number }> =>
      client[noun].list({ query: { companyId, pageSize: 20 } }, { signal }),
  })
  const { list, edit } = screens[noun]
  const all = <Link href={`${pathTo(list)}?companyId=${companyId}`}>{t('companies.page.all')}</Link>
  return (
    <Fetched query={found} outline={shown}>
      {({ items, total }) => (
        <Panel isPadded title={`${t(`companies.page.${noun}`)} ${total}`} aside={all}>
          {items.length === 0 ? (
            <p className={styles.quiet}>{t('companies.page.nothing')}</p>
          ) : (
            <ul className={styles.list}>
              {items.slice(0, shown).map(({ id, name, offReason, expiresAt }) => (
                <li key={id} className={styles.line}>
                  <span className={styles.lineName}>
                    <Link href={pathTo(edit, { id })}>{name}</Link>
                  </span>
                  {expiresAt !== '' && (
                    <span className={styles.quiet}>{t('companies.page.until', { time: formatDay(expiresAt) })}</span>
                  )}
                  <ShelfStatus offReason={offReason} />
                </li>
              ))}
            </ul>
          )}
        </Panel>
      )}
    </Fetched>
  )
}
