import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { useCopy } from '../language/copy.ts'
import { AddressLine } from './AddressLine.tsx'
import * as styles from './LiveAbout.css.ts'

/** Where a live is watched while it is on air; '' says that it is not. */
export function WatchPanel({ url }: { url: string }) {
  const t = useCopy()
  return (
    <Panel isPadded title={t('lives.watch.title')}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{t(url === '' ? 'lives.watch.none' : 'lives.watch.text')}</p>
        {url !== '' && <AddressLine name={t('lives.watch.title')} text={url} />}
      </div>
    </Panel>
  )
}
