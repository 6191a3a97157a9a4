import { activitiesContract } from '@icss/core/activities/activities.contract.ts'
import { activityDraft } from '@icss/core/activities/activity.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { daysLater } from '@icss/core/rules/days-later.ts'
import { column } from '../forms/DraftForm.css.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
import { useCopy } from '../language/copy.ts'
import { PublicLinkPanel } from '../public-links/PublicLinkPanel.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { ActivityForm } from './ActivityForm.tsx'

const hour = 3_600_000
/** Days until a new activity begins, and hours that it takes, unless somebody says otherwise. */
const usual = { days: 7, hours: 3 }

function newActivity(publisher: string, company: string) {
  const startAt = daysLater(Math.ceil(Date.now() / hour) * hour, usual.days)
  return {
    title: '',
    place: '',
    headImage: '',
    startAt,
    endAt: new Date(Date.parse(startAt) + usual.hours * hour).toISOString(),
    publisher,
    company,
    contact: '',
    content: '',
    takesSignUps: true,
    signUpLimit: 0,
    signUpEndsAt: '',
    waitingList: true,
    requireCode: false,
  }
}

/** Publishes an activity or changes one; one that is stored has a public page (seed section 2, newActivities). */
export default function ActivityEditScreen({ params: { id } }: ScreenProps) {
  const t = useCopy()
  const { activities } = useClient()
  const session = useSession()
  return (
    <>
      <NounEdit
        noun="activities"
        id={id}
        listPath={pathTo('activityManagement')}
        schema={activityDraft}
        blank={() => newActivity(session.account.name, session.channel.name)}
        savedPath={(saved, isNew) => (isNew ? pathTo('newActivities', { id: saved.id }) : undefined)}
      >
        {(form) => <ActivityForm {...form} />}
      </NounEdit>
      {id !== undefined && mayCall(activitiesContract.openLink, session) && (
        <div className={column}>
          <PublicLinkPanel group={activities} id={id} hint={t('activities.hiddenLink')} />
        </div>
      )}
    </>
  )
}
