import * as z from 'zod/mini'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Tabs } from '@icss/ui/Tabs/Tabs.tsx'
import { listQuery } from '@icss/core/contract/list.ts'
import { queryText } from '@icss/core/rules/text.ts'
import { useCopy } from '../language/copy.ts'
import { useListQuery } from '../lists/useListQuery.ts'
import OwnSecondFactor from '../second-factors/OwnSecondFactor.tsx'
import { useSession } from '../shell/SessionProvider.tsx'
import { useTitleOf } from '../shell/useTitleOf.ts'
import * as styles from './AccountScreen.css.ts'
import { OwnBrowsers } from './OwnBrowsers.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { SupportVisitsPart } from '../support-visits/SupportVisitsPart.tsx'
import { type AccountTab, accountTabsOf } from './account-tabs.ts'
import { OwnTokens } from './OwnTokens.tsx'

const accountQuery = z.strictObject({ ...listQuery(['name'], 'name'), tab: queryText(30) })

const contents = {
  password: () => <OwnPassword />,
  secondFactor: () => (
    <div className={styles.narrow}>
      <OwnSecondFactor />
    </div>
  ),
  browsers: () => <OwnBrowsers />,
  tokens: () => <OwnTokens />,
  supportVisits: () => <SupportVisitsPart />,
} as const satisfies Record<AccountTab, () => unknown>

/** Whose account it is, and what keeps it: password, second factor, browsers and tokens (personal-centre.md). */
export default function AccountScreen() {
  const t = useCopy()
  const titleOf = useTitleOf()
  const session = useSession()
  const { account, channel } = session
  const tabs = accountTabsOf(session)
  const { query, change } = useListQuery(accountQuery)
  const open = tabs.find((tab) => tab === query.tab) ?? tabs[0] ?? 'supportVisits'
  return (
    <>
      <PageHead title={titleOf('account')} />
      <div className={styles.parts}>
        <Panel isPadded>
          <div className={styles.who}>
            <Avatar name={account.name} size={48} />
            <div className={styles.words}>
              <strong className={styles.name}>{account.name}</strong>
              <span className={styles.facts}>
                {[
                  t('ownAccount.number', { number: account.number }),
                  t(`ownAccount.roles.${account.role}`),
                  channel.name,
                ].join(' · ')}
              </span>
            </div>
          </div>
        </Panel>
        <Panel>
          <Tabs
            label={titleOf('account')}
            selected={open}
            onSelect={(tab) => change({ tab })}
            items={tabs.map((tab) => ({
              id: tab,
              label: t(`ownAccount.tabs.${tab}`),
              content: contents[tab](),
            }))}
          />
        </Panel>
      </div>
    </>
  )
}
