import { Inbox, UserRound } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import { type Live, liveListQuery } from '@icss/core/lives/lives.contract.ts'
import { meets } from '@icss/core/permissions/need.ts'
import { variantOf } from '@icss/core/permissions/variant.ts'
import { useCopy } from '../language/copy.ts'
import { EntityList } from '../lists/EntityList.tsx'
import { ExportButton } from '../lists/ExportButton.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { LiveFilters } from './LiveFilters.tsx'
import { useLiveColumns } from './useLiveColumns.tsx'

/** The lives of the channel (seed section 2, liveCurriculum). Whoever may not upload courses reads them only. */
export default function LiveListScreen() {
  const t = useCopy()
  const { lives } = useClient()
  const pathTo = usePaths()
  const session = useSession()
  const state = useListQuery(liveListQuery)
  const columns = useLiveColumns(state.query.q ?? '', (id) => pathTo('liveDetails', { id }))
  return (
    <EntityList
      noun="lives"
      state={state}
      load={(query, signal) => lives.list({ query }, { signal })}
      nameOf={({ name }) => name}
      filters={<LiveFilters {...state} />}
      columns={columns}
      headActions={(total) => (
        <>
          <ExportButton endpoint={contract.lives.export} query={state.query} total={total} />
          {variantOf(session) === 'commerce' && (
            // The menu of a chamber has no entry for them (seed section 6).
            <Button icon={<UserRound size={16} />} onPress={() => location.assign(`#${pathTo('tutor')}`)}>
              {t('tutors.title')}
            </Button>
          )}
          {session.channel.superiorChannelId !== null && (
            <Button icon={<Inbox size={16} />} onPress={() => location.assign(`#${pathTo('receivedLives')}`)}>
              {t('lives.received.title')}
            </Button>
          )}
        </>
      )}
      {...(meets(contract.lives.update.needs, session)
        ? {
            newPath: pathTo('createLive'),
            editPath: ({ id }: Live) => pathTo('createLive', { id }),
            remove: ({ id }: Live) => lives.delete({ params: { id } }),
          }
        : {})}
    />
  )
}
