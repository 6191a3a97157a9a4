import { Link } from '@icss/ui/Link/Link.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { mayOpen } from '@icss/core/routes/may-open.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { FetchedBody } from '../server/FetchedBody.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { DeedWords } from './DeedWords.tsx'
import * as styles from './RecordHistory.css.ts'
import { useRecordHistory } from './useRecordHistory.ts'

/** Deeds that are shown; the audit trail has all. */
const shown = 20

/** Who made a record and who changed it since, newest first. */
export function RecordHistory({ noun, id }: { noun: string; id: string }) {
  const t = useCopy()
  const { language } = useLanguage()
  const session = useSession()
  const trail = `${usePaths()('audit')}?recordId=${id}`
  return (
    <FetchedBody query={useRecordHistory(noun, id, shown)} lines={3}>
      {({ items, total }) =>
        items.length === 0 ? (
          <p className={styles.fact}>{t('audit.noneOf')}</p>
        ) : (
          <>
            <ul className={styles.deeds}>
              {items.map((deed) => (
                <li key={`${deed.at} ${deed.action}`} className={styles.deed}>
                  <DeedWords deed={deed} about={id} />
                  <span className={styles.fact}>
                    {deed.account} · {formatDateTime(deed.at)}
                  </span>
                </li>
              ))}
            </ul>
            {total > items.length && mayOpen(session, trail, language) && (
              <Link href={trail}>{t('audit.allOf', { count: total })}</Link>
            )}
          </>
        )
      }
    </FetchedBody>
  )
}
