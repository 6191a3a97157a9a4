import { DevicePreview, type DevicePreviewProps } from '@icss/ui/DevicePreview/DevicePreview.tsx'
import type { Company } from '@icss/core/companies/company.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import * as styles from './CompanyPreview.css.ts'
import { pageFrameOf } from './page-frame.ts'

export type PublicPageFrameProps = Pick<DevicePreviewProps, 'device' | 'width' | 'isLabelHidden'> & {
  company: Pick<Company, 'name' | 'version'>
  /** Of its public page; null while it has none, undefined while nobody knows. */
  url: string | null | undefined
}

/** The public page itself on a device, anew after each change of the company; dimmed while it is off. */
export function PublicPageFrame({ company: { name, version }, url, ...rest }: PublicPageFrameProps) {
  const t = useCopy()
  const { language } = useLanguage()
  return (
    <DevicePreview {...rest} label={t(`companies.page.previews.${rest.device}`)}>
      {url ? (
        // It is a page of this server, which a sandbox would keep from its own script.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          key={`${version} ${language}`}
          className={styles.frame}
          src={pageFrameOf(url, language)}
          title={name}
          tabIndex={-1}
        />
      ) : (
        <p className={styles.off}>{url === null && t('companies.page.notPublic')}</p>
      )}
    </DevicePreview>
  )
}
