import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Tabs } from '@icss/ui/Tabs/Tabs.tsx'
import { type InformationTab, informationTabsFor } from '@icss/core/organisation/information-tabs.ts'
import { useCopy } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { useTitleOf } from '../shell/useTitleOf.ts'

export type InformationFrameProps = {
  tab: InformationTab
  actions?: ReactNode
  /** Stands below the sheet of the tab. */
  below?: ReactNode
  children: ReactNode
}

/** The head and the tabs of information management around the tab that is open. */
export function InformationFrame({ tab: open, actions, below, children }: InformationFrameProps) {
  const t = useCopy()
  const titleOf = useTitleOf()
  const pathTo = usePaths()
  const navigate = useNavigate()
  const session = useSession()
  const title = titleOf('informationManagement')
  return (
    <>
      <PageHead title={title} count={session.channel.cocName} actions={actions} />
      <Panel>
        <Tabs
          label={title}
          selected={open}
          onSelect={(tab) =>
            void (tab === 'news'
              ? navigate({ to: pathTo('newsList') })
              : navigate({ to: pathTo('informationManagement'), search: { tab } as never }))
          }
          items={informationTabsFor(session).map((tab) => ({
            id: tab,
            label: t(`organisation.tabs.${tab}`),
            content: tab === open && children,
          }))}
        />
      </Panel>
      {below}
    </>
  )
}
