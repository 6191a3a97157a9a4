import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Tabs } from '@icss/ui/Tabs/Tabs.tsx'
import { type InformationTab, informationTabsFor } from '@icss/core/organisation/information-tabs.ts'
import { useCopy } from '../language/copy.ts'
import { listKey } from '../lists/list-key.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { useTitleOf } from '../shell/useTitleOf.ts'

export type InformationFrameProps = {
  tab: InformationTab
  actions?: ReactNode
  /** Stands at the end of the tabs. */
  aside?: ReactNode
  /** Stands below the sheet of the tab. */
  below?: ReactNode
  children: ReactNode
}

/** The head and the tabs of information management around the tab that is open. */
export function InformationFrame({ tab: open, actions, aside, below, children }: InformationFrameProps) {
  const t = useCopy()
  const titleOf = useTitleOf()
  const pathTo = usePaths()
  const navigate = useNavigate()
  const session = useSession()
  const title = titleOf('informationManagement')
  const tabs = informationTabsFor(session)
  const { news } = useClient()
  const query = { pageSize: 1 }
  const { data: firstNews } = useQuery({
    queryKey: listKey('news', query),
    queryFn: ({ signal }) => news.list({ query }, { signal }),
    enabled: tabs.includes('news'),
  })
  return (
    <>
      <PageHead title={title} count={session.channel.cocName} actions={actions} />
      <Panel>
        <Tabs
          label={title}
          aside={aside}
          selected={open}
          onSelect={(tab) =>
            void (tab === 'news'
              ? navigate({ to: pathTo('newsList') })
              : navigate({ to: pathTo('informationManagement'), search: { tab } as never }))
          }
          items={tabs.map((tab) => ({
            id: tab,
            label: t(`organisation.tabs.${tab}`),
            count: tab === 'news' ? (firstNews?.total ?? 0) : 0,
            content: tab === open && children,
          }))}
        />
      </Panel>
      {below}
    </>
  )
}
