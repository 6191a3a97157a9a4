import { type Description, DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { formatDateTime, formatNumber } from '@icss/core/copy/format.ts'
import { endOf } from '@icss/core/lives/live.ts'
import type { Live } from '@icss/core/lives/lives.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import * as styles from './LiveAbout.css.ts'
import { LiveStatus } from './LiveStatus.tsx'

export type LiveAboutProps = {
  live: Pick<
    Live,
    'name' | 'headImage' | 'status' | 'type' | 'tutorName' | 'startAt' | 'endAt' | 'endedAt' | 'viewerCount'
  >
  more: readonly Description[]
}

/** What is known of a live, its own channel's or that of the channel above. */
export function LiveAbout({ live, more }: LiveAboutProps) {
  const t = useCopy()
  const { language } = useLanguage()
  return (
    <Panel isPadded>
      <div className={styles.top}>
        <div className={styles.cover}>
          <LazyImage src={hrefOf(live.headImage)} alt={t('lives.fields.headImage')} ratio={16 / 9} />
        </div>
        <div className={styles.about}>
          <DescriptionList
            items={[
              { label: t('lives.fields.status'), value: <LiveStatus status={live.status} /> },
              { label: t('lives.fields.type'), value: t(`lives.types.${live.type}`) },
              { label: t('lives.fields.tutorId'), value: live.tutorName },
              { label: t('lives.fields.viewerCount'), value: formatNumber(live.viewerCount, language) },
              { label: t('lives.fields.startAt'), value: formatDateTime(live.startAt) },
              { label: t('lives.fields.endAt'), value: formatDateTime(endOf(live)) },
              ...more,
            ]}
          />
        </div>
      </div>
    </Panel>
  )
}
