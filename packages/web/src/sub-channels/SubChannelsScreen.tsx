import * as z from 'zod/mini'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Tabs } from '@icss/ui/Tabs/Tabs.tsx'
import { tabName } from '@icss/core/routes/personal-center-tabs.ts'
import { check } from '@icss/core/rules/check.ts'
import { ChannelGroupsPart } from '../channel-groups/ChannelGroupsPart.tsx'
import { useCopy } from '../language/copy.ts'
import { useReplaceAddress } from '../shell/useReplaceAddress.ts'
import { useShown } from '../shell/useShown.ts'
import { useTitleOf } from '../shell/useTitleOf.ts'
import { SubChannelsPart } from './SubChannelsPart.tsx'

const tabs = z.object(tabName)

/** What a main channel manages below it (personal-centre.md): its sub-channels, and the groups to which it opens content. */
export default function SubChannelsScreen() {
  const t = useCopy()
  const titleOf = useTitleOf()
  const replaceAddress = useReplaceAddress()
  const asked = check(
    tabs,
    useShown(({ search }) => search),
  )
  const open = asked.ok && asked.value.tab === 'subChannels' ? 'subChannels' : 'groups'
  return (
    <>
      <PageHead title={titleOf('personalCenterStair')} />
      <Panel>
        <Tabs
          label={titleOf('personalCenterStair')}
          selected={open}
          onSelect={(tab) => replaceAddress({ search: { tab } })}
          items={[
            { id: 'groups', label: t('subChannels.groups'), content: open === 'groups' && <ChannelGroupsPart /> },
            { id: 'subChannels', label: t('subChannels.title'), content: open !== 'groups' && <SubChannelsPart /> },
          ]}
        />
      </Panel>
    </>
  )
}
