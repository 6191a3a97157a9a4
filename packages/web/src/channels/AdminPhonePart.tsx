import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import type { AdminPhone, PhoneWay } from '@icss/core/channels/admin-phone.ts'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { usePaths } from '../shell/usePaths.ts'
import * as styles from './AdminPhone.css.ts'
import { AdminPhoneDialog } from './AdminPhoneDialog.tsx'

const key = ['adminPhone']

/** The phone that gets an SMS on important operations: masked for all but the administrator, who alone changes it. */
export function AdminPhonePart() {
  const t = useCopy()
  const notify = useNotify()
  const pathTo = usePaths()
  const queries = useQueryClient()
  const { adminPhone } = useClient()
  const [way, setWay] = useState<PhoneWay>()
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => adminPhone.show({}, { signal }) })
  const put = (phone: AdminPhone) => {
    queries.setQueryData(key, phone)
    void queries.invalidateQueries({ queryKey: ['channels'] })
  }
  const keep = useMutation({
    mutationFn: () => adminPhone.keep(),
    onSuccess: (phone) => {
      put(phone)
      notify.done(t('adminPhone.kept'))
    },
    onError: notify.failed,
  })
  return (
    <Fetched query={query} outline={3}>
      {(phone) => (
        <div className={styles.part}>
          <p className={styles.says}>{t('adminPhone.text')}</p>
          <DescriptionList
            items={[
              {
                label: t('adminPhone.title'),
                value: phone.phone === '' ? t('adminPhone.none') : phone.phone,
              },
              ...(phone.next
                ? [
                    {
                      label: t('adminPhone.lost'),
                      value: t('adminPhone.awaited', { phone: phone.next.phone, at: formatDateTime(phone.next.at) }),
                    },
                  ]
                : []),
            ]}
          />
          {phone.isOwn && (
            <div className={styles.acts}>
              {phone.phone === '' ? (
                <Button variant="primary" onPress={() => setWay('first')}>
                  {t('adminPhone.set')}
                </Button>
              ) : (
                <Button onPress={() => setWay('change')}>{t('adminPhone.change')}</Button>
              )}
              {phone.next ? (
                <Button isPending={keep.isPending} onPress={() => keep.mutate()}>
                  {t('adminPhone.keep')}
                </Button>
              ) : (
                phone.phone !== '' &&
                phone.hasFactor && (
                  <Button variant="quiet" onPress={() => setWay('lost')}>
                    {t('adminPhone.lost')}
                  </Button>
                )
              )}
            </div>
          )}
          {phone.isOwn && phone.phone !== '' && !phone.hasFactor && phone.codes !== 'off' && (
            <div className={styles.acts}>
              <p className={styles.says}>{t('adminPhone.lostNeedsFactor')}</p>
              <Link href={`${pathTo('account')}?tab=secondFactor`}>{t('adminPhone.factor')}</Link>
            </div>
          )}
          {way && (
            <AdminPhoneDialog
              way={way}
              phone={phone}
              onClose={() => setWay(undefined)}
              onSaved={(saved) => {
                put(saved)
                setWay(undefined)
                notify.done(t(way === 'lost' ? 'adminPhone.lostSaved' : 'adminPhone.saved'))
              }}
            />
          )}
        </div>
      )}
    </Fetched>
  )
}
