import { adminChangeFault } from '@icss/core/accounts/admin-change.ts'
import type { Account } from '@icss/core/accounts/accounts.contract.ts'
import { defaultPageSize } from '@icss/core/contract/page-size.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { RecordField, type RecordFieldProps } from '../forms/RecordField.tsx'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useClient } from '../server/ClientProvider.tsx'

export type CandidateFieldProps = Omit<
  RecordFieldProps,
  'place' | 'look' | 'nameOf' | 'emptyText' | 'description' | 'label'
> & {
  /** The administrator's phone as it is. */
  presentPhone: string
}

const labelOf = ({ phone, name }: Account) => (phone === '' ? name : `${phone} ${name}`)

/** Chooses an account of the channel by its phone; of one that cannot become administrator the reason is said. */
export function CandidateField({ presentPhone, ...field }: CandidateFieldProps) {
  const t = useCopy()
  const { language } = useLanguage()
  const { word } = useErrorWording()
  const { accounts } = useClient()
  const faultOf = (account: Account): FieldError | undefined =>
    account.isCurrentAdmin
      ? { code: 'account.is_current_admin', params: {} }
      : adminChangeFault({ phone: presentPhone, channelId: '' }, { ...account, boundTo: null }, false)
  return (
    <RecordField
      {...field}
      label={t('accounts.handOver.candidate')}
      description={t('accounts.handOver.hint')}
      emptyText={t('accounts.handOver.none')}
      // The reasons are in the words of a language.
      place={`accounts.candidates.${language}`}
      look={async (q, signal) => {
        const query = { pageSize: defaultPageSize, ...(q ? { q } : {}) }
        const { items } = await accounts.list({ query }, { signal })
        return items.map((account) => {
          const fault = faultOf(account)
          return {
            value: account.id,
            label: labelOf(account),
            description: fault ? `${account.number} · ${word(fault).says}` : account.number,
          }
        })
      }}
      nameOf={async (accountId, signal) => labelOf(await accounts.show({ params: { accountId } }, { signal }))}
    />
  )
}
