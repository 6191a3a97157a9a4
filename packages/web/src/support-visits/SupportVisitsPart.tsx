import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@icss/ui/Button/Button.tsx'
import * as z from 'zod/mini'
import { Status } from '@icss/ui/Status/Status.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import type { SupportVisit } from '@icss/core/support-visits/support-visit.ts'
import { supportVisitListQuery, supportVisitsContract } from '@icss/core/support-visits/support-visits.contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'

import { impersonal } from '@icss/core/rules/personal.ts'
import { queryText } from '@icss/core/rules/text.ts'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { RecordList } from '../lists/RecordList.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import * as styles from './SupportVisits.css.ts'

const query = z.extend(supportVisitListQuery, { tab: impersonal(queryText(30)) })

/** The support visits of the own channel: those that it has, or pays to its sub-channels. Each side ends one. */
export function SupportVisitsPart() {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const { supportVisits } = useClient()
  const session = useSession()
  const state = useListQuery(query)
  const isVisitor = session.channel.superiorChannelId === null
  const end = useMutation({
    mutationFn: (id: string) => supportVisits.end({ params: { supportVisitId: id } }),
    onSuccess: async () => {
      notify.done(t('supportVisits.ended'))
      await queries.invalidateQueries({ queryKey: ['supportVisits'] })
    },
    onError: notify.failed,
  })
  const nameOf = ({ visitor, visitorChannelName }: SupportVisit) =>
    t('supportVisits.of', { visitor, channel: visitorChannelName })
  return (
    <RecordList
      title={t('supportVisits.tab')}
      queryKey="supportVisits"
      isPart
      state={state}
      load={({ tab: _tab, ...asks }, signal) => supportVisits.list({ query: asks }, { signal })}
      getKey={({ id }) => id}
      count={(count) => t('supportVisits.count', { count })}
      hint={<p className={styles.about}>{t(`supportVisits.about.${isVisitor ? 'visitor' : 'visited'}`)}</p>}
      empty={{ title: t('supportVisits.empty.title'), text: t('supportVisits.empty.text') }}
      columns={[
        isVisitor
          ? {
              id: 'channel',
              header: t('supportVisits.fields.channel'),
              isName: true,
              minWidth: 200,
              render: ({ channelName }) => channelName,
            }
          : {
              id: 'visitor',
              header: t('supportVisits.fields.visitor'),
              isName: true,
              minWidth: 200,
              render: nameOf,
            },
        {
          id: 'state',
          header: t('supportVisits.fields.state'),
          width: 200,
          render: ({ isOpen, endedBy }) => (
            <Status tone={isOpen ? 'good' : 'neutral'}>
              {t(`supportVisits.states.${isOpen ? 'open' : (endedBy ?? 'itself')}`)}
            </Status>
          ),
        },
        {
          id: 'begunAt',
          header: t('supportVisits.fields.begunAt'),
          isSortable: true,
          width: timeWidth(150),
          render: ({ begunAt }) => formatDateTime(begunAt),
        },
        {
          id: 'endedAt',
          header: t('supportVisits.fields.endedAt'),
          width: timeWidth(150),
          render: ({ endedAt }) => (endedAt === null ? '—' : formatDateTime(endedAt)),
        },
      ]}
      actionCount={3}
      {...(mayCall(supportVisitsContract.end, session)
        ? {
            actions: (visit: SupportVisit) =>
              visit.isOpen && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('supportVisits.endOne', { name: isVisitor ? visit.channelName : nameOf(visit) })}
                  isPending={end.isPending}
                  onPress={() => end.mutate(visit.id)}
                >
                  {t('supportVisits.end')}
                </Button>
              ),
          }
        : {})}
    />
  )
}
