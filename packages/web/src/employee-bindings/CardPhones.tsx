import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { browserName } from '@icss/core/own-account/browser-name.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useNotify } from '../shell/useNotify.ts'
import * as styles from './CardBinding.css.ts'

export type CardPhonesProps = { employeeId: string; isBound: boolean }

/** The phones that are logged in to a card; each can be logged out. */
export function CardPhones({ employeeId, isBound }: CardPhonesProps) {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const { employeeBindings } = useClient()
  const [ending, setEnding] = useState<string>()
  const queryKey = ['employees', 'phones', employeeId, isBound]
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => employeeBindings.listPublicSessions({ params: { employeeId } }, { signal }),
  })
  const end = async (publicSessionId: string) => {
    setEnding(publicSessionId)
    try {
      await employeeBindings.endPublicSession({ params: { employeeId, publicSessionId } })
      notify.done(t('employeeBindings.ended'))
    } catch (error) {
      notify.failed(error)
    } finally {
      setEnding(undefined)
      await queries.invalidateQueries({ queryKey })
    }
  }
  return (
    <section className={styles.part}>
      <h3 className={styles.head}>{t('employeeBindings.phones')}</h3>
      <Fetched query={found} outline={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.quiet}>{t('employeeBindings.noPhones')}</p>
          ) : (
            <ul className={styles.phones}>
              {items.map(({ id, userAgent, address, lastUsedAt, expiresAt }) => {
                const name = browserName(userAgent) || t('employeeBindings.unknown')
                return (
                  <li key={id} className={styles.phone}>
                    <span className={styles.facts}>
                      <span>
                        {name} · {address}
                      </span>
                      <span className={styles.quiet}>
                        {t('employeeBindings.lastUsedAt', { time: formatDateTime(lastUsedAt) })}
                      </span>
                      <span className={styles.quiet}>
                        {t('employeeBindings.until', { time: formatDateTime(expiresAt) })}
                      </span>
                    </span>
                    <Button
                      size="small"
                      aria-label={t('employeeBindings.endOne', { name })}
                      isPending={ending === id}
                      onPress={() => void end(id)}
                    >
                      {t('employeeBindings.end')}
                    </Button>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Fetched>
    </section>
  )
}
