import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Link } from '@icss/ui/Link/Link.tsx'
import { contract } from '@icss/core/contract/contract.ts'
import { listStateOf } from '@icss/core/lives/live.ts'
import type { Live } from '@icss/core/lives/lives.contract.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { ContentGroupsPanel } from '../content-permissions/ContentGroupsPanel.tsx'
import { DetailScreen } from '../entities/DetailScreen.tsx'
import { useCopy } from '../language/copy.ts'
import { MarkPublic } from '../public-links/MarkPublic.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { together } from './LiveAbout.css.ts'
import { LiveAbout } from './LiveAbout.tsx'
import { LiveActions } from './LiveActions.tsx'
import { refreshOf } from './live-refresh.ts'
import { OwnRecording } from './OwnRecording.tsx'
import { PushPanel } from './PushPanel.tsx'
import { WatchPanel } from './WatchPanel.tsx'

/** One live of the channel: how it stands, where it is pushed and watched, its recording (seed section 2, liveDetails). */
export default function LiveDetailScreen({ params: { id } }: ScreenProps) {
  const { lives } = useClient()
  const pathTo = usePaths()
  const mayChange = mayCall(contract.lives.act, useSession())
  const listPath = pathTo('liveCurriculum')
  if (id === undefined) return <Navigate to={listPath} replace />
  return (
    <DetailScreen
      noun="lives"
      id={id}
      listPath={listPath}
      load={(asked, signal) => lives.show({ params: { id: asked } }, { signal })}
      nameOf={({ name }) => name}
      refreshEvery={refreshOf}
      editPath={(edited) => pathTo('createLive', { id: edited })}
      actions={(live) => mayChange && <LiveActions live={live} />}
    >
      {(live) => (
        <>
          <About live={live} />
          {mayChange && live.status !== 'C' && <PushPanel liveId={live.id} />}
          {live.status !== 'C' && <OwnWatch live={live} />}
          <OwnRecording live={live} mayChange={mayChange} />
          <ContentGroupsPanel kind="live" contentId={live.id} />
          <MarkPublic noun="lives" id={live.id} />
        </>
      )}
    </DetailScreen>
  )
}

function About({ live }: { live: Live }) {
  const t = useCopy()
  const pathTo = usePaths()
  const { source, tutorPhone, traffic, courseId } = live
  const kinds = ['live', 'storage', 'playback'] as const
  return (
    <LiveAbout
      live={live}
      more={[
        { label: t('lives.fields.source'), value: t(`lives.sources.${source}`) },
        { label: t('lives.fields.tutorPhone'), value: tutorPhone },
        {
          label: t('lives.fields.traffic'),
          value: kinds.map((kind, at) => (
            <Fragment key={kind}>
              {at > 0 && ' · '}
              <span className={together}>
                {t(`lives.traffic.${kind}`)} {sizeText(traffic[kind])}
              </span>
            </Fragment>
          )),
          isWide: true,
        },
        ...(courseId === null
          ? []
          : [
              {
                label: t('lives.events.convert'),
                value: <Link href={pathTo('uploadcourse', { cloudSubjectId: courseId })}>{t('lives.course')}</Link>,
              },
            ]),
      ]}
    />
  )
}

function OwnWatch({ live: { id, status } }: { live: Live }) {
  const { lives } = useClient()
  const isLive = listStateOf(status) === 'live'
  const found = useQuery({
    queryKey: ['lives', 'watch', id],
    queryFn: ({ signal }) => lives.watchAddress({ params: { id } }, { signal }),
    enabled: isLive,
  })
  return <WatchPanel url={isLive ? (found.data?.url ?? '') : ''} />
}
