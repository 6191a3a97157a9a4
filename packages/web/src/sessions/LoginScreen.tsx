import { lazy, Suspense } from 'react'
import { variants } from '@icss/ui/Link/Link.css.ts'
import { Footer } from '@icss/ui/Footer/Footer.tsx'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { filingsOf } from '@icss/core/shell/site-settings.ts'
import { useEntryCopy } from '../language/entry-copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSiteSettings } from '../shell/SiteSettings.tsx'
import type { Farewell } from './farewell.ts'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'
import * as styles from './LoginScreen.css.ts'

// Beside the form, not before it.
const LoginBanner = lazy(() => import('./LoginBanner.tsx'))

export type LoginScreenProps = LoginFormProps & {
  /** Why the session before has ended, said above the form. */
  farewell?: Farewell | undefined
}

/** The banner of five product modules and the login form (seed section 2). */
export function LoginScreen({ farewell, ...form }: LoginScreenProps) {
  const site = useSiteSettings()
  const { newerSiteUrl } = site
  const filings = filingsOf(site)
  const { t } = useEntryCopy()
  const { language, setLanguage } = useLanguage()
  return (
    <main className={styles.screen}>
      <title>{t('sessions.login.documentTitle')}</title>
      <div className={styles.banner}>
        <Suspense fallback={null}>
          <LoginBanner />
        </Suspense>
      </div>
      <div className={styles.side}>
        <div className={styles.column}>
          <h1 className={styles.title}>{t('sessions.login.title')}</h1>
          <p className={styles.subtitle}>{t('sessions.login.subtitle')}</p>
          {farewell && (
            <p role="status" className={styles.farewell}>
              {t(`sessions.login.${farewell}`)}
            </p>
          )}
          <LoginForm {...form} />
          <p className={styles.forgotten}>{t('sessions.login.forgotten')}</p>
          <div className={styles.foot}>
            {newerSiteUrl ? (
              <a className={variants.plain} href={newerSiteUrl}>
                {t('sessions.login.newerSite')}
              </a>
            ) : (
              <span />
            )}
            <PlainButton
              variant="quiet"
              size="small"
              onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}
              lang={language === 'zh' ? 'en' : 'zh-CN'}
            >
              {language === 'zh' ? 'English' : '中文'}
            </PlainButton>
          </div>
          {Object.keys(filings).length > 0 && (
            <footer className={styles.filings}>
              <Footer {...filings} />
            </footer>
          )}
        </div>
      </div>
    </main>
  )
}
