import { TriangleAlert } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { mayOpenRoute } from '@icss/core/routes/may-open.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { routes } from '@icss/core/routes/routes.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import * as styles from './AdminPhoneHint.css.ts'

/** Says that the administrator's phone is missing, and leads to where it is filled in (seed section 6). */
export function AdminPhoneHint() {
  const t = useCopy()
  const { language } = useLanguage()
  const session = useSession()
  const place = (['InforManage', 'informationManagement'] as const).find((name) =>
    mayOpenRoute(session, routes[name], language),
  )
  return (
    <div role="note" className={styles.hint}>
      <TriangleAlert size={16} />
      <span className={styles.words}>
        <strong>{t('courses.adminPhoneMissing.title')}</strong> {t('courses.adminPhoneMissing.text')}
      </span>
      {place && (
        <Button
          size="small"
          href={place === 'informationManagement' ? `${pathTo(place)}?tab=administrator` : pathTo(place)}
        >
          {t('courses.adminPhoneMissing.act')}
        </Button>
      )}
    </div>
  )
}
