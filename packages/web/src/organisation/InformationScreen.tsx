import { IdCard } from 'lucide-react'
import * as z from 'zod/mini'
import { Button } from '@icss/ui/Button/Button.tsx'
import { chamberPagesContract } from '@icss/core/chamber-pages/chamber-pages.contract.ts'
import { type InformationTab, informationTabsFor } from '@icss/core/organisation/information-tabs.ts'
import { mayCall } from '@icss/core/support-visits/may-call.ts'
import { tabName } from '@icss/core/routes/personal-center-tabs.ts'
import { check } from '@icss/core/rules/check.ts'
import { ChamberPanels } from '../chamber-pages/ChamberPanels.tsx'
import { AdminPhonePart } from '../channels/AdminPhonePart.tsx'
import { OverviewTab } from '../overview/OverviewTab.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { useShown } from '../shell/useShown.ts'
import { useTitleOf } from '../shell/useTitleOf.ts'
import { InformationFrame } from './InformationFrame.tsx'
import { OrganisationPart } from './OrganisationPart.tsx'

const tabs = z.object(tabName)

const parts = {
  organisation: OrganisationPart,
  administrator: AdminPhonePart,
} as const satisfies Record<Exclude<InformationTab, 'overview' | 'news'>, unknown>

/** The tabs of this screen; news have an address of their own. */
const isOwn = (tab: InformationTab): tab is Exclude<InformationTab, 'news'> => tab !== 'news'

/** What a chamber is and how it stands, a tab for each part (chamber.md). */
export default function InformationScreen() {
  const titleOf = useTitleOf()
  const pathTo = usePaths()
  const session = useSession()
  const asked = check(
    tabs,
    useShown(({ search }) => search),
  )
  const shown = informationTabsFor(session).filter(isOwn)
  const open = shown.find((tab) => asked.ok && tab === asked.value.tab) ?? shown[0] ?? 'organisation'
  if (open === 'overview') return <OverviewTab />
  const Part = parts[open]
  return (
    <InformationFrame
      tab={open}
      below={open === 'organisation' && mayCall(chamberPagesContract.openLink, session) && <ChamberPanels />}
      actions={
        open === 'administrator' && (
          <Button icon={<IdCard size={16} />} href={pathTo('personalCenter')}>
            {titleOf('personalCenter')}
          </Button>
        )
      }
    >
      <Part />
    </InformationFrame>
  )
}
