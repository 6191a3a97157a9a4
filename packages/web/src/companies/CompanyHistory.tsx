import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from '@icss/ui/Link/Link.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { actionWords } from '../audit/action-words.ts'
import { AuditSentence } from '../audit/AuditSentence.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { shownOfPart } from './company-parts.ts'
import { CompanyPart } from './CompanyPart.tsx'
import * as styles from './CompanyScreen.css.ts'

/** Who did what to a company, newest first: with what changed for whoever reads the audit trail. */
export function CompanyHistory({ companyId }: { companyId: string }) {
  const mayReadTrail = mayCall(contract.audit.list, useSession())
  return mayReadTrail ? <Trail companyId={companyId} /> : <Changes companyId={companyId} />
}

function Trail({ companyId }: { companyId: string }) {
  const t = useCopy()
  const pathTo = usePaths()
  const { audit } = useClient()
  const found = useQuery({
    queryKey: ['companies', 'trail', companyId],
    queryFn: ({ signal }) => audit.list({ query: { recordId: companyId, pageSize: shownOfPart } }, { signal }),
  })
  return (
    <CompanyPart
      title={t('companies.page.history')}
      count={found.data?.total}
      aside={<Link href={`${pathTo('audit')}?recordId=${companyId}`}>{t('companies.page.all')}</Link>}
      query={found}
    >
      {({ items }) => (
        <Lines
          lines={items.map((record) => ({
            ...record,
            key: String(record.seq),
            did: <AuditSentence record={record} about={companyId} />,
          }))}
        />
      )}
    </CompanyPart>
  )
}

function Changes({ companyId }: { companyId: string }) {
  const t = useCopy()
  const { language } = useLanguage()
  const { audit } = useClient()
  const [isWhole, setWhole] = useState(false)
  const found = useQuery({
    queryKey: ['companies', 'history', companyId],
    queryFn: ({ signal }) => audit.ofRecord({ params: { noun: 'companies', id: companyId }, query: {} }, { signal }),
  })
  const hasMore = !isWhole && (found.data?.items.length ?? 0) > shownOfPart
  return (
    <CompanyPart
      title={t('companies.page.history')}
      aside={hasMore && <Link onPress={() => setWhole(true)}>{t('companies.page.all')}</Link>}
      query={found}
    >
      {({ items }) => (
        <Lines
          lines={items.slice(0, isWhole ? items.length : shownOfPart).map((one) => ({
            ...one,
            key: `${one.at} ${one.action}`,
            did: actionWords(one.action, language),
          }))}
        />
      )}
    </CompanyPart>
  )
}

interface Line {
  readonly key: string
  readonly at: string
  readonly account: string
  readonly did: ReactNode
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const t = useCopy()
  if (lines.length === 0) return <p className={styles.quiet}>{t('companies.page.nothing')}</p>
  return (
    <ul className={styles.rows}>
      {lines.map(({ key, at, account, did }) => (
        <li key={key} className={styles.row}>
          <span className={styles.rowFact}>{formatDateTime(at)}</span>
          <span className={styles.rowName}>
            {account} {did}
          </span>
        </li>
      ))}
    </ul>
  )
}
