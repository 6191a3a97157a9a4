import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Tabs } from '@icss/ui/Tabs/Tabs.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { secondFactorsContract } from '@icss/core/second-factors/second-factors.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { Enrolment } from './Enrolment.tsx'
import * as styles from './Enrolment.css.ts'
import { FactorForm } from './FactorForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The own second factor: added where there is none, else its recovery codes and how it is turned off. */
export default function OwnSecondFactor() {
  const t = useCopy()
  const { secondFactors } = useClient()
  const query = useQuery({ queryKey: ['secondFactors'], queryFn: () => secondFactors.show() })
  const [tab, setTab] = useState('renew')
  const [codes, setCodes] = useState<readonly string[]>([])
  const renew = async (code: string) => {
    const { recoveryCodes } = await secondFactors.renewRecoveryCodes({ body: { code } })
    setCodes(recoveryCodes)
    await query.refetch()
  }
  return (
    <Fetched query={query} outline={5}>
      {({ isOn, isDemanded, since, recoveryCodesLeft }) =>
        isOn ? (
          <div className={styles.form}>
            <p className={styles.says}>{t('secondFactors.on')}</p>
            <DescriptionList
              items={[
                { label: t('secondFactors.since'), value: since && formatDateTime(since) },
                { label: t('secondFactors.left'), value: String(recoveryCodesLeft) },
              ]}
            />
            <Tabs
              label={t('secondFactors.title')}
              selected={tab}
              onSelect={setTab}
              items={[
                {
                  id: 'renew',
                  label: t('secondFactors.renew'),
                  content:
                    codes.length > 0 ? (
                      <div className={styles.form}>
                        <RecoveryCodes codes={codes} says={t('secondFactors.newCodes')} />
                      </div>
                    ) : (
                      <FactorForm
                        action={t('secondFactors.renew')}
                        schema={secondFactorsContract.renewRecoveryCodes.body}
                        blank={{ code: '' }}
                        send={({ code }) => renew(code)}
                      />
                    ),
                },
                {
                  id: 'remove',
                  label: t('secondFactors.remove'),
                  isDisabled: isDemanded,
                  content: (
                    <FactorForm
                      action={t('secondFactors.remove')}
                      isDangerous
                      schema={secondFactorsContract.remove.body}
                      blank={{ code: '', currentPassword: '' }}
                      send={async ({ code, currentPassword = '' }) => {
                        await secondFactors.remove({ body: { code, currentPassword } })
                        await query.refetch()
                      }}
                    />
                  ),
                },
              ]}
            />
          </div>
        ) : (
          <Enrolment
            begin={(currentPassword) => secondFactors.begin({ body: { currentPassword } })}
            confirm={(code) => secondFactors.confirm({ body: { code } })}
            onDone={() => void query.refetch()}
          />
        )
      }
    </Fetched>
  )
}
