import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Presentation } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { activitiesContract } from '@icss/core/activities/activities.contract.ts'
import { formatNumber } from '@icss/core/copy/format.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { type SignUp, signUpsContract } from '@icss/core/sign-ups/sign-ups.contract.ts'
import { ActivityStatus } from '../activities/ActivityStatus.tsx'
import { ExpectDialog } from '../activities/ExpectDialog.tsx'
import { detailKey } from '../entities/DetailScreen.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { timeWidth } from '../language/time-width.ts'
import { EntityList } from '../lists/EntityList.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { NounFilters } from '../lists/NounFilters.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useNounColumns } from '../lists/useNounColumns.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { SignUpDialog } from './SignUpDialog.tsx'
import { SignUpStatus } from './SignUpStatus.tsx'
import * as styles from './sign-ups.css.ts'

const nothing = {}
const stateWidths = { zh: 108, en: 132 }

/** The people of an activity: who has a place, who waits, who has cancelled (chamber.md, Activities). */
export default function SignUpListScreen({ params: { id: activityId = '' } }: ScreenProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { activities, signUps } = useClient()
  const { list, export: exported } = signUpsContract
  const state = useListQuery(list.query)
  const mayExpect = mayCall(activitiesContract.expect, useSession())
  const [edited, setEdited] = useState<SignUp | 'new'>()
  const [isExpecting, setExpecting] = useState(false)
  const { data: activity } = useQuery({
    queryKey: detailKey('activities', activityId),
    queryFn: ({ signal }) => activities.show({ params: { id: activityId } }, { signal }),
  })
  const columns = useNounColumns<SignUp>(
    'signUps',
    [
      { id: 'name', minWidth: 120 },
      { id: 'phone', width: 132 },
      { id: 'company', minWidth: 160 },
      { id: 'state', width: stateWidths[language], render: (one) => <SignUpStatus state={one.state} /> },
      { id: 'createdAt', width: timeWidth(148) },
    ],
    { list, search: state.query.q ?? '' },
  )
  const said = (count: number) => formatNumber(count, language)
  return (
    <>
      <EntityList
        noun="signUps"
        part={{
          key: activityId,
          title: t('signUps.title'),
          empty: { title: t('signUps.empty.title'), text: t('signUps.empty.text') },
        }}
        breadcrumb={{
          label: t('shell.breadcrumb'),
          crumbs: [
            { label: t('activities.title'), href: pathTo('activityManagement') },
            ...(activity ? [{ label: activity.title, href: pathTo('newActivities', { id: activityId }) }] : []),
            { label: t('signUps.title') },
          ],
        }}
        state={state}
        load={(query, signal) => signUps.list({ params: { activityId }, query }, { signal })}
        nameOf={({ name }) => name}
        hint={
          activity && (
            <p className={styles.counts}>
              <ActivityStatus activity={activity} />
              <span>
                {activity.signUpLimit === 0
                  ? t('signUps.counts.confirmed', { count: said(activity.confirmed) })
                  : t('signUps.counts.of', { count: said(activity.confirmed), limit: said(activity.signUpLimit) })}
              </span>
              {activity.waiting > 0 && <span>{t('signUps.counts.waiting', { count: said(activity.waiting) })}</span>}
              {!activity.takesSignUps && <span>{t('signUps.off')}</span>}
            </p>
          )
        }
        filters={
          <NounFilters noun="signUps" endpoint={list} state={state} fixed={nothing}>
            {null}
          </NounFilters>
        }
        columns={columns}
        headActions={(total) => (
          <>
            <ExportButton
              endpoint={exported}
              query={{ ...state.query, activityId } as typeof state.query}
              total={total}
            />
            {mayExpect && activity && activity.confirmed > 0 && (
              <Button icon={<Presentation size={16} />} onPress={() => setExpecting(true)}>
                {t('activities.expect')}
              </Button>
            )}
            <Button variant="primary" icon={<Plus size={16} />} onPress={() => setEdited('new')}>
              {t('signUps.create')}
            </Button>
          </>
        )}
        rowActionCount={1}
        rowActions={(one) => (
          <IconButton
            size="small"
            label={`${t('signUps.edit')} ${one.name}`}
            tooltip={t('signUps.edit')}
            icon={<Pencil size={16} />}
            onPress={() => setEdited(one)}
          />
        )}
        remove={({ id: signUpId }) => signUps.delete({ params: { signUpId } })}
      />
      {edited !== undefined && (
        <SignUpDialog
          activityId={activityId}
          edited={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {isExpecting && activity && <ExpectDialog activity={activity} onClose={() => setExpecting(false)} />}
    </>
  )
}
