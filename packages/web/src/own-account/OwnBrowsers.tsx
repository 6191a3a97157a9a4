import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { Tag } from '@icss/ui/Tag/Tag.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { browserName } from '@icss/core/own-account/browser-name.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from './AccountScreen.css.ts'

/** Where the own account is logged in; any but this one can be logged out. */
export function OwnBrowsers() {
  const t = useCopy()
  const notify = useNotify()
  const { sessions } = useClient()
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const query = useQuery({ queryKey: ['sessions', 'list'], queryFn: ({ signal }) => sessions.list({}, { signal }) })
  const nameOf = (userAgent: string) => browserName(userAgent) || t('ownAccount.browsers.unknown')
  const end = async (work: () => Promise<unknown>) => {
    setEnding(true)
    try {
      await work()
      notify.done(t('ownAccount.browsers.ended'))
    } catch (error) {
      notify.failed(error)
    } finally {
      setEnding(false)
      setAsked(false)
      await queries.invalidateQueries({ queryKey: ['sessions'] })
    }
  }
  return (
    <Fetched query={query} outline={4}>
      {({ items }) => {
        const others = items.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)
        return (
          <div className={styles.part}>
            <div className={styles.intro}>
              <p className={styles.says}>{t('ownAccount.browsers.text')}</p>
              {others.length > 0 && (
                <Button variant="dangerOutline" onPress={() => setAsked(true)}>
                  {t('ownAccount.browsers.endOthers')}
                </Button>
              )}
            </div>
            <DataTable
              label={t('ownAccount.tabs.browsers')}
              maxHeight="none"
              rows={items}
              getKey={({ id }) => id}
              columns={[
                {
                  id: 'name',
                  header: t('ownAccount.browsers.name'),
                  isName: true,
                  minWidth: 200,
                  render: ({ userAgent, isCurrent }) => (
                    <>
                      {nameOf(userAgent)} {isCurrent && <Tag>{t('ownAccount.browsers.current')}</Tag>}
                    </>
                  ),
                },
                {
                  id: 'address',
                  header: t('ownAccount.browsers.address'),
                  width: 180,
                  render: ({ address }) => address,
                },
                {
                  id: 'lastUsedAt',
                  header: t('ownAccount.browsers.lastUsedAt'),
                  width: timeWidth(150),
                  render: ({ lastUsedAt }) => formatDateTime(lastUsedAt),
                },
                {
                  id: 'createdAt',
                  header: t('ownAccount.browsers.createdAt'),
                  width: timeWidth(150),
                  render: ({ createdAt }) => formatDateTime(createdAt),
                },
              ]}
              actionsLabel={t('shell.actions')}
              actionsWidth={84}
              actions={({ id, userAgent, isCurrent }) =>
                !isCurrent && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('ownAccount.browsers.endOne', { name: nameOf(userAgent) })}
                    onPress={() => void end(() => sessions.revoke({ params: { sessionId: id } }))}
                    isDisabled={isEnding}
                  >
                    {t('ownAccount.browsers.end')}
                  </Button>
                )
              }
            />
            <Question
              isOpen={isAsked}
              onClose={() => setAsked(false)}
              onConfirm={() => void end(() => sessions.revokeOthers())}
              title={t('ownAccount.browsers.endOthers')}
              confirmLabel={t('ownAccount.browsers.end')}
              isPending={isEnding}
              isDestructive
            >
              {t('ownAccount.browsers.endOthersText', { count: others.length })}
            </Question>
          </div>
        )
      }}
    </Fetched>
  )
}
