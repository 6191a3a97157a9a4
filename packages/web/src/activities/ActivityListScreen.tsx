import { Users } from 'lucide-react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { timeWidth } from '../language/time-width.ts'
import { NounList } from '../lists/NounList.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import { ActivityStatus } from './ActivityStatus.tsx'
import { usePlacesWords } from './usePlacesWords.ts'

// Words are longer in English.
const columnWidths = { zh: { status: 104, confirmed: 152 }, en: { status: 140, confirmed: 168 } }

/** The activities of the chamber (seed section 2, activityManagement). */
export default function ActivityListScreen() {
  const t = useCopy()
  const widths = columnWidths[useLanguage().language]
  const places = usePlacesWords()
  return (
    <NounList
      noun="activities"
      editPath={(id) => pathTo('newActivities', { id })}
      picture={({ headImage }) => <LazyImage src={hrefOf(headImage)} alt="" ratio={16 / 9} width={50} />}
      rowActionCount={1}
      rowActions={({ id, title }) => (
        <IconButton
          size="small"
          label={`${t('activities.signUps')} ${title}`}
          tooltip={t('activities.signUps')}
          icon={<Users size={16} />}
          href={pathTo('activitySignUps', { id })}
        />
      )}
      columns={[
        { id: 'title', minWidth: 260 },
        { id: 'status', width: widths.status, render: (activity) => <ActivityStatus activity={activity} /> },
        { id: 'startAt', width: timeWidth(148) },
        { id: 'place', minWidth: 120, isWideOnly: true },
        { id: 'confirmed', width: widths.confirmed, align: 'end', render: places },
      ]}
    />
  )
}
