import * as z from 'zod/mini'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Tabs } from '@icss/ui/Tabs/Tabs.tsx'
import { listQuery } from '@icss/core/contract/list.ts'
import { personalCenterTabsFor, type PersonalCenterTab } from '@icss/core/routes/personal-center-tabs.ts'
import { queryText } from '@icss/core/rules/text.ts'
import { useCopy } from '../language/copy.ts'
import { useTitleOf } from '../shell/useTitleOf.ts'
import { useListQuery } from '../lists/useListQuery.ts'
import { SubChannelPermissions } from '../permissions/SubChannelPermissions.tsx'
import { useSession } from '../shell/SessionProvider.tsx'

/** The open tab, and what its list asks for, as the address holds them. */
const centerQuery = z.strictObject({
  ...listQuery(['name', '-name'], 'name'),
  q: queryText(50),
  tab: queryText(30),
})

/** The personal centre (seed section 6; product.md section 4): a tab for each of its parts that the session may open. */
export default function PersonalCenterScreen() {
  const t = useCopy()
  const titleOf = useTitleOf()
  const session = useSession()
  const state = useListQuery(centerQuery)
  const { query, change } = state
  const tabs = personalCenterTabsFor(session)
  const open = tabs.find((tab) => tab === query.tab) ?? tabs[0]
  const contentOf = (tab: PersonalCenterTab) =>
    tab === 'subChannelPermissions' ? (
      <SubChannelPermissions state={state} />
    ) : (
      <EmptyState picture="locked" title={t('shell.planned.title')} text={t('shell.planned.text')} />
    )
  return (
    <>
      <PageHead title={titleOf('personalCenter')} />
      <Panel>
        <Tabs
          label={titleOf('personalCenter')}
          selected={open ?? ''}
          onSelect={(tab) => change({ tab, page: 1, q: undefined })}
          items={tabs.map((tab) => ({ id: tab, label: t(`routes.tabs.${tab}`), content: contentOf(tab) }))}
        />
      </Panel>
    </>
  )
}
