import { useQuery } from '@tanstack/react-query'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { Status } from '@icss/ui/Status/Status.tsx'
import type { Account } from '@icss/core/accounts/accounts.contract.ts'
import { stepKey } from '@icss/core/accounts/explained-right.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import * as styles from './WhyDialog.css.ts'

export type WhyDialogProps = { account: Account; onClose: () => void }

/** Why an account holds each right or does not, step by step. */
export function WhyDialog({ account, onClose }: WhyDialogProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { accounts } = useClient()
  const query = useQuery({
    queryKey: ['accounts', 'rights', account.id],
    queryFn: ({ signal }) => accounts.explain({ params: { accountId: account.id } }, { signal }),
  })
  return (
    <Dialog
      isOpen
      isDismissable
      size="large"
      title={t('accounts.why.title', { name: account.name })}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <Fetched query={query} outline={12}>
        {({ enabled, items }) => (
          <>
            {!enabled && <p className={styles.disabled}>{t('accounts.why.disabled')}</p>}
            <DescriptionList
              items={items.map(({ flag, holds, steps }) => ({
                label: t(`permissions.flags.${flag}`),
                value: (
                  <>
                    <Status tone={holds ? 'good' : 'neutral'}>{t(`accounts.why.${holds ? 'held' : 'lacking'}`)}</Status>
                    <span className={styles.steps}>
                      {steps
                        .map((step) => t(`accounts.why.${stepKey(step)}`, { name: step.name ?? '' }))
                        .join(language === 'zh' ? '；' : '; ')}
                    </span>
                  </>
                ),
              }))}
            />
          </>
        )}
      </Fetched>
    </Dialog>
  )
}
