import { QrCode as QrIcon } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { QrCode } from '@icss/ui/QrCode/QrCode.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import type { DeskHelper } from '@icss/core/desk-helpers/desk-helper.ts'
import { useCopy } from '../language/copy.ts'
import { CopyButton } from '../shell/CopyButton.tsx'
import * as styles from './DeskHelpers.css.ts'

export type DeskHelperLineProps = {
  helper: DeskHelper
  /** Their link, where it is shown. */
  url: string | undefined
  isReadOnly: boolean
  onLink: () => void
  onEnd: () => void
}

/** A helper, what they have done, and their link. */
export function DeskHelperLine({ helper, url, isReadOnly, onLink, onEnd }: DeskHelperLineProps) {
  const t = useCopy()
  const { name, facts, lastUsedAt, endedAt } = helper
  const isOpen = endedAt === null
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <div className={styles.words}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.quiet}>
            {[
              lastUsedAt === null
                ? isOpen && t('deskHelpers.unseen')
                : t('deskHelpers.seen', { time: formatDateTime(lastUsedAt) }),
              facts > 0 && t('deskHelpers.facts', { count: facts }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        {isOpen ? (
          !isReadOnly && (
            <div className={styles.buttons}>
              <Button
                size="small"
                icon={<QrIcon size={16} />}
                aria-label={t('deskHelpers.linkOf', { name })}
                aria-expanded={url !== undefined}
                onPress={onLink}
              >
                {t('deskHelpers.link')}
              </Button>
              <Button size="small" aria-label={t('deskHelpers.endOf', { name })} onPress={onEnd}>
                {t('deskHelpers.end')}
              </Button>
            </div>
          )
        ) : (
          <Status tone="neutral">{t('deskHelpers.ended')}</Status>
        )}
      </div>
      {url !== undefined && (
        <div className={styles.link}>
          <QrCode
            value={url}
            label={t('deskHelpers.linkOf', { name })}
            size={148}
            tooLong={t('employeeBindings.qrTooLong')}
          />
          <div className={styles.linkWords}>
            <div className={styles.address}>
              <span className={styles.url}>{url}</span>
              <CopyButton name={t('deskHelpers.linkOf', { name })} text={url} />
            </div>
            <p className={styles.quiet}>{t('deskHelpers.linkText')}</p>
          </div>
        </div>
      )}
    </li>
  )
}
