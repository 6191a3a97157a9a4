import { contract } from '@icss/core/contract/contract.ts'
import { liveListQuery } from '@icss/core/lives/lives.contract.ts'
import { useCopy } from '../language/copy.ts'
import { EntityList } from '../lists/EntityList.tsx'
import { NounFilters } from '../lists/NounFilters.tsx'
import { useListQuery } from '../lists/useListQuery.ts'
import { useNounColumns } from '../lists/useNounColumns.tsx'
import { DetailScreen } from '../entities/DetailScreen.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { usePaths } from '../shell/usePaths.ts'
import { LiveAbout } from './LiveAbout.tsx'
import { LiveStateFilter } from './LiveStateFilter.tsx'
import { refreshOf } from './live-refresh.ts'
import { RecordingPanel } from './RecordingPanel.tsx'
import { livePicture, useLiveColumns } from './useLiveColumns.tsx'
import { WatchPanel } from './WatchPanel.tsx'

/** The lives that the main channel has opened to this channel, or one of them; they are only watched. */
export default function ReceivedLivesScreen({ params: { id } }: ScreenProps) {
  return id === undefined ? <List /> : <One id={id} />
}

function List() {
  const t = useCopy()
  const { receivedLives } = useClient()
  const pathTo = usePaths()
  const state = useListQuery(liveListQuery)
  const { list } = contract.receivedLives
  const columns = useNounColumns('lives', useLiveColumns(), {
    list,
    search: state.query.q ?? '',
    pathOf: (id) => pathTo('receivedLives', { id }),
    picture: livePicture,
  })
  const title = t('lives.received.title')
  return (
    <EntityList
      noun="lives"
      part={{
        key: 'received',
        title,
        empty: { title: t('lives.received.empty.title'), text: t('lives.received.empty.text') },
      }}
      state={state}
      load={(query, signal) => receivedLives.list({ query }, { signal })}
      nameOf={({ name }) => name}
      breadcrumb={{
        label: t('shell.breadcrumb'),
        crumbs: [{ label: t('lives.title'), href: pathTo('liveCurriculum') }, { label: title }],
      }}
      filters={
        <NounFilters noun="lives" endpoint={list} state={state} fixed={{}}>
          <LiveStateFilter {...state} />
        </NounFilters>
      }
      columns={columns}
    />
  )
}

function One({ id }: { id: string }) {
  const t = useCopy()
  const { receivedLives } = useClient()
  const pathTo = usePaths()
  return (
    <DetailScreen
      noun="lives"
      id={id}
      listPath={pathTo('receivedLives')}
      load={(asked, signal) => receivedLives.show({ params: { id: asked } }, { signal })}
      nameOf={({ name }) => name}
      refreshEvery={refreshOf}
    >
      {(live) => (
        <>
          <LiveAbout live={live} more={[{ label: t('lives.received.from'), value: live.channelName }]} />
          <WatchPanel url={live.watchUrl} />
          {live.recordingUrl !== '' && <RecordingPanel name={live.name} recordingUrl={live.recordingUrl} />}
        </>
      )}
    </DetailScreen>
  )
}
