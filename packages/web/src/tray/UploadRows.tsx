import { Button } from '@icss/ui/Button/Button.tsx'
import { type FileItem, FileRow } from '@icss/ui/FileField/FileRow.tsx'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { isOnItsWay, type Sending } from '../uploads/sending.ts'
import { useTabUploads } from '../uploads/UploadProvider.tsx'
import * as styles from './Tray.css.ts'

/** Rows that are drawn; those behind them wait. */
const drawn = 60

/** The uploads of this tab: one line of totals, then each of them. */
export function UploadRows({ sendings }: { sendings: readonly Sending[] }) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { retry, remove } = useTabUploads()
  const done = sendings.filter(({ state }) => state === 'done')
  const failed = sendings.filter(({ state, canRetry }) => state === 'failed' && canRetry)
  const busy = sendings.filter(isOnItsWay)
  const bytes = (of: (sending: Sending) => number) => sizeText(sendings.reduce((sum, sending) => sum + of(sending), 0))
  const sent = bytes(({ state, stored, file }) => (state === 'done' ? file.size : stored))

  const itemOf = ({ id, file, state, percent, stored, failure, canRetry }: Sending): FileItem => {
    const size = sizeText(file.size)
    const shared = { id, name: file.name }
    switch (state) {
      case 'waiting':
        return { ...shared, detail: `${size} ・ ${t('files.waiting')}`, onCancel: () => remove(id) }
      case 'uploading': {
        const detail = t('uploads.sent', { sent: sizeText(stored), total: size })
        return { ...shared, percent, detail, onCancel: () => remove(id) }
      }
      case 'publishing':
        return { ...shared, percent: 100, detail: t('files.publishing') }
      case 'done':
        return { ...shared, detail: t(id.startsWith('field') ? 'tray.ready' : 'files.uploaded') }
      case 'failed': {
        const resume = canRetry ? { onResume: () => retry(id) } : {}
        return { ...shared, error: inOneLine(failure) ?? '', ...resume, onRemove: () => remove(id) }
      }
    }
  }
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('tray.uploads')}</h3>
      <div className={styles.totals} role="status">
        <span className={styles.total}>
          {t('tray.total', { done: done.length, count: sendings.length, sent, size: bytes(({ file }) => file.size) })}
        </span>
        {failed.length > 1 && <ForAll label={t('tray.retryAll')} of={failed} work={retry} />}
        {busy.length > 1 && <ForAll label={t('tray.cancelAll')} of={busy} work={remove} />}
        {done.length > 0 && <ForAll label={t('tray.clear')} of={done} work={remove} />}
      </div>
      <ul className={styles.rows}>
        {sendings.slice(0, drawn).map((sending) => (
          <FileRow
            key={sending.id}
            {...itemOf(sending)}
            isInTable
            labels={{
              resume: t('uploads.resume'),
              cancel: t('uploads.cancel'),
              remove: (name) => t('uploads.remove', { name }),
            }}
          />
        ))}
      </ul>
      {sendings.length > drawn && <p className={styles.note}>{t('tray.more', { count: sendings.length - drawn })}</p>}
    </section>
  )
}

type ForAllProps = { label: string; of: readonly Sending[]; work: (id: string) => void }

function ForAll({ label, of, work }: ForAllProps) {
  return (
    <Button size="small" variant="quiet" onPress={() => of.forEach(({ id }) => work(id))}>
      {label}
    </Button>
  )
}
