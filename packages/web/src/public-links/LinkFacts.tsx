import { QrCode } from '@icss/ui/QrCode/QrCode.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { forwardingDays, type ShownLink } from '@icss/core/public-links/public-link.ts'
import { useCopy } from '../language/copy.ts'
import { CopyButton } from '../shell/CopyButton.tsx'
import * as styles from './PublicLinkPanel.css.ts'
import { QrFiles } from './QrFiles.tsx'

export type LinkFactsProps = {
  link: ShownLink
  hint?: string | undefined
  /** What the saved code is called. */
  name: string
  /** Beside other things, where the code is one of them: it is smaller, and the address stays in one line. */
  isSmall?: boolean
}

/** A link as address and QR code, to be copied and saved. */
export function LinkFacts({ link: { url, createdAt, forwardedUntil }, hint, name, isSmall = false }: LinkFactsProps) {
  const t = useCopy()
  if (url === null) return <p className={styles.quiet}>{t('publicLinks.panel.lost', { days: forwardingDays })}</p>
  return (
    <div className={styles.link}>
      <QrCode
        value={url}
        label={t('publicLinks.panel.qr')}
        size={isSmall ? 88 : 132}
        tooLong={t('publicLinks.panel.qrTooLong')}
      />
      <div className={styles.facts[isSmall ? 'small' : 'whole']}>
        <div className={styles.line}>
          <a href={url} target="_blank" rel="noreferrer" className={styles.address[isSmall ? 'small' : 'whole']}>
            {url}
          </a>
          <CopyButton name={t('publicLinks.panel.address')} text={url} />
        </div>
        <p className={styles.quiet}>{t('publicLinks.panel.createdAt', { time: formatDateTime(createdAt) })}</p>
        {forwardedUntil !== null && (
          <p className={styles.quiet}>{t('publicLinks.panel.forwarded', { time: formatDateTime(forwardedUntil) })}</p>
        )}
        {hint !== undefined && <p className={styles.quiet}>{hint}</p>}
        <QrFiles url={url} name={name} />
      </div>
    </div>
  )
}
