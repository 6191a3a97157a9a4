import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DataTable } from '@icss/ui/DataTable/DataTable.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import type { PersonalToken } from '@icss/core/sessions/sessions.contract.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { timeWidth } from '../language/time-width.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from './AccountScreen.css.ts'
import { NewToken } from './NewToken.tsx'

/** The own personal tokens: made, shown once, revoked. */
export function OwnTokens() {
  const t = useCopy()
  const notify = useNotify()
  const { sessions } = useClient()
  const queries = useQueryClient()
  const [isMaking, setMaking] = useState(false)
  const [revoked, setRevoked] = useState<PersonalToken>()
  const [isRevoking, setRevoking] = useState(false)
  const query = useQuery({
    queryKey: ['sessions', 'tokens'],
    queryFn: ({ signal }) => sessions.listTokens({}, { signal }),
  })
  const refresh = () => queries.invalidateQueries({ queryKey: ['sessions', 'tokens'] })
  const revoke = async ({ id }: PersonalToken) => {
    setRevoking(true)
    try {
      await sessions.revokeToken({ params: { tokenId: id } })
      notify.done(t('ownAccount.tokens.revoked'))
    } catch (error) {
      notify.failed(error)
    } finally {
      setRevoking(false)
      setRevoked(undefined)
      await refresh()
    }
  }
  const make = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} icon={<Plus size={16} />} onPress={() => setMaking(true)}>
      {t('ownAccount.tokens.create')}
    </Button>
  )
  return (
    <Fetched query={query} outline={4}>
      {({ items }) => (
        <div className={styles.part}>
          <div className={styles.intro}>
            <p className={styles.says}>{t('ownAccount.tokens.text')}</p>
            {items.length > 0 && make('primary')}
          </div>
          <DataTable
            label={t('ownAccount.tabs.tokens')}
            maxHeight="none"
            rows={items}
            getKey={({ id }) => id}
            empty={
              <EmptyState
                picture="list"
                title={t('ownAccount.tokens.empty.title')}
                text={t('ownAccount.tokens.empty.text')}
                actions={make('secondary')}
              />
            }
            columns={[
              {
                id: 'name',
                header: t('ownAccount.fields.name'),
                isName: true,
                minWidth: 180,
                render: ({ name }) => name,
              },
              {
                id: 'rights',
                header: t('ownAccount.fields.rights'),
                width: 190,
                render: ({ readOnly, groups }) =>
                  [
                    t(groups === null ? 'ownAccount.tokens.whole' : 'ownAccount.tokens.limited'),
                    ...(readOnly ? [t('ownAccount.fields.readOnly')] : []),
                  ].join(' · '),
              },
              {
                id: 'lastUsedAt',
                header: t('ownAccount.fields.lastUsedAt'),
                width: timeWidth(150),
                render: ({ lastUsedAt }) => formatDateTime(lastUsedAt),
              },
              {
                id: 'expiresAt',
                header: t('ownAccount.fields.expiresAt'),
                width: timeWidth(150),
                render: ({ expiresAt }) => formatDateTime(expiresAt),
              },
            ]}
            actionsLabel={t('shell.actions')}
            actionsWidth={84}
            actions={(token) => (
              <Button
                size="small"
                variant="quiet"
                aria-label={`${t('ownAccount.tokens.revoke')} ${token.name}`}
                onPress={() => setRevoked(token)}
              >
                {t('ownAccount.tokens.revoke')}
              </Button>
            )}
          />
          {isMaking && <NewToken onClose={() => setMaking(false)} onMade={() => void refresh()} />}
          <Question
            isOpen={revoked !== undefined}
            onClose={() => setRevoked(undefined)}
            onConfirm={() => revoked && void revoke(revoked)}
            title={t('ownAccount.tokens.revokeTitle')}
            confirmLabel={t('ownAccount.tokens.revoke')}
            isPending={isRevoking}
            isDestructive
          >
            {t('ownAccount.tokens.revokeText', { name: revoked?.name ?? '' })}
          </Question>
        </div>
      )}
    </Fetched>
  )
}
