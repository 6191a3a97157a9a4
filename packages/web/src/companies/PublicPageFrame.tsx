import { DevicePreview, type DevicePreviewProps } from '@icss/ui/DevicePreview/DevicePreview.tsx'
import type { Company } from '@icss/core/companies/company.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import type { PublicPageState } from '../public-links/usePublicLink.ts'
import * as styles from './CompanyPreview.css.ts'
import { pageFrameOf } from './page-frame.ts'

export type PublicPageFrameProps = Pick<DevicePreviewProps, 'device' | 'width' | 'isLabelHidden'> & {
  company: Pick<Company, 'name' | 'version'>
  page: PublicPageState
}

/** The public page itself on a device, anew after each change of the company; dimmed while it cannot be shown. */
export function PublicPageFrame({ company: { name, version }, page, ...rest }: PublicPageFrameProps) {
  const t = useCopy()
  const { language } = useLanguage()
  return (
    <DevicePreview
      {...rest}
      label={t(`companies.page.previews.${rest.device}`)}
      {...(page.is === 'open' ? {} : { said: page.is === 'unknown' ? '' : t(`companies.page.notShown.${page.is}`) })}
    >
      {page.is === 'open' && (
        // It is a page of this server, which a sandbox would keep from its own script.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          key={`${version} ${language}`}
          className={styles.frame}
          src={pageFrameOf(page.url, language)}
          title={name}
          tabIndex={-1}
        />
      )}
    </DevicePreview>
  )
}
