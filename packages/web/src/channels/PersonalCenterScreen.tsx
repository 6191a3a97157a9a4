import { Network } from 'lucide-react'
import * as z from 'zod/mini'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Tabs } from '@icss/ui/Tabs/Tabs.tsx'
import { screensBesideMenu } from '@icss/core/routes/beside-menu.ts'
import { personalCenterTabsFor, type PersonalCenterTab, tabName } from '@icss/core/routes/personal-center-tabs.ts'
import { check } from '@icss/core/rules/check.ts'
import { AccountsPart } from '../accounts/AccountsPart.tsx'
import { ContentPermissions } from '../content-permissions/ContentPermissions.tsx'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { OrganisationPart } from '../organisation/OrganisationPart.tsx'
import { SubChannelPermissions } from '../permissions/SubChannelPermissions.tsx'
import { TemplatesPart } from '../permission-templates/TemplatesPart.tsx'
import { besideMenuIcons } from '../shell/beside-menu-icons.tsx'
import { usePaths } from '../shell/usePaths.ts'
import { useReplaceAddress } from '../shell/useReplaceAddress.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { useShown } from '../shell/useShown.ts'
import { useTitleOf } from '../shell/useTitleOf.ts'
import { UsagePart } from '../usage/UsagePart.tsx'
import { ChannelInformation } from './ChannelInformation.tsx'

const tabs = z.object(tabName)

/** A part that has a screen of its own: the tab leads there (personal-centre.md). */
function Elsewhere({ title, href }: { title: string; href: string }) {
  return (
    <EmptyState
      picture="list"
      title={title}
      text=""
      actions={
        <Button icon={<Network size={16} />} href={href}>
          {title}
        </Button>
      }
    />
  )
}

function PartOf({ tab }: { tab: PersonalCenterTab }) {
  const titleOf = useTitleOf()
  const pathTo = usePaths()
  switch (tab) {
    case 'channelInformation':
      return <ChannelInformation />
    case 'organisation':
      return <OrganisationPart />
    case 'accounts':
      return <AccountsPart />
    case 'channelGroups':
      return <Elsewhere title={titleOf('personalCenterStair')} href={pathTo('personalCenterStair')} />
    case 'contentPermissions':
      return <ContentPermissions />
    case 'subChannelPermissions':
      return <SubChannelPermissions />
    case 'permissionTemplates':
      return <TemplatesPart />
    case 'usage':
      return <UsagePart />
    case 'businessCards':
      return <Elsewhere title={titleOf('superBusinessCard')} href={pathTo('superBusinessCard')} />
  }
}

/** The personal centre (seed section 6; product.md section 4): a tab for each of its parts that the session may open. */
export default function PersonalCenterScreen() {
  const t = useCopy()
  const titleOf = useTitleOf()
  const replaceAddress = useReplaceAddress()
  const { language } = useLanguage()
  const session = useSession()
  const asked = check(
    tabs,
    useShown(({ search }) => search),
  )
  const shown = personalCenterTabsFor(session)
  const open = shown.find((tab) => asked.ok && tab === asked.value.tab) ?? shown[0]
  return (
    <>
      <PageHead
        title={titleOf('personalCenter')}
        actions={screensBesideMenu(session, language).map(({ screen, path, title }) => (
          <Button key={screen} icon={besideMenuIcons[screen]} href={path}>
            {title[language]}
          </Button>
        ))}
      />
      <Panel>
        <Tabs
          label={titleOf('personalCenter')}
          selected={open ?? ''}
          onSelect={(tab) => replaceAddress({ search: { tab } })}
          items={shown.map((tab) => ({
            id: tab,
            label: t(`routes.tabs.${tab}`),
            content: tab === open && <PartOf tab={tab} />,
          }))}
        />
      </Panel>
    </>
  )
}
