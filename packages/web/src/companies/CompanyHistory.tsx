import { useQuery } from '@tanstack/react-query'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { actionWords } from '../audit/action-words.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import * as styles from './CompanyScreen.css.ts'

/** Who did what to a company, newest first, from the audit trail. */
export function CompanyHistory({ companyId }: { companyId: string }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { audit } = useClient()
  const found = useQuery({
    queryKey: ['companies', 'history', companyId],
    queryFn: ({ signal }) => audit.ofRecord({ params: { noun: 'companies', id: companyId }, query: {} }, { signal }),
  })
  return (
    <Fetched query={found} outline={3}>
      {({ items }) => (
        <Panel isPadded title={t('companies.page.history')}>
          {items.length === 0 ? (
            <p className={styles.quiet}>{t('companies.page.nothing')}</p>
          ) : (
            <ul className={styles.list}>
              {items.map(({ at, account, action }) => (
                <li key={`${at} ${action}`} className={styles.line}>
                  <span className={styles.quiet}>{formatDateTime(at)}</span>
                  <span className={styles.lineName}>
                    {account} {actionWords(action, language)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      )}
    </Fetched>
  )
}
