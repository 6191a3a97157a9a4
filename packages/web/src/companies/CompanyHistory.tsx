import { useState } from 'react'
import { Link } from '@icss/ui/Link/Link.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { DeedWords } from '../audit/DeedWords.tsx'
import { useRecordHistory } from '../audit/useRecordHistory.ts'
import { useCopy } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { shownOfPart } from './company-parts.ts'
import { CompanyPart } from './CompanyPart.tsx'
import * as styles from './CompanyScreen.css.ts'

/** Deeds that are shown once all are asked for. */
const all = 20

/** Who did what to a company, newest first; all of it is in the trail for whoever may read that. */
export function CompanyHistory({ companyId }: { companyId: string }) {
  const t = useCopy()
  const pathTo = usePaths()
  const mayReadTrail = mayCall(contract.audit.list, useSession())
  const [isWhole, setWhole] = useState(false)
  const found = useRecordHistory('companies', companyId, isWhole ? all : shownOfPart)
  const hasMore = (found.data?.total ?? 0) > (found.data?.items.length ?? 0)
  return (
    <CompanyPart
      title={t('companies.page.history')}
      count={mayReadTrail ? found.data?.total : undefined}
      aside={
        mayReadTrail ? (
          <Link href={`${pathTo('audit')}?recordId=${companyId}`}>{t('companies.page.all')}</Link>
        ) : (
          hasMore && <Link onPress={() => setWhole(true)}>{t('companies.page.all')}</Link>
        )
      }
      query={found}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.quiet}>{t('companies.page.nothing')}</p>
        ) : (
          <ul className={styles.rows}>
            {items.map((deed) => (
              <li key={`${deed.at} ${deed.action}`} className={styles.row}>
                <span className={styles.rowFact}>{formatDateTime(deed.at)}</span>
                <span className={styles.rowName}>
                  {deed.account} <DeedWords deed={deed} about={companyId} />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </CompanyPart>
  )
}
