import { useCopy } from '../language/copy.ts'
import { ShownOnce } from '../shell/ShownOnce.tsx'

/** The initial password of an account; null for the one that the operator has set for all. */
export type Issued = { readonly number: string; readonly initialPassword: string | null }

/** The initial password of an account, shown once. */
export function InitialPasswordDialog({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const t = useCopy()
  const { number, initialPassword } = issued
  return (
    <ShownOnce
      title={t('accounts.initial.title')}
      text={t(initialPassword === null ? 'accounts.initial.configured' : 'accounts.initial.text', { number })}
      name={t('accounts.initial.password')}
      secret={initialPassword}
      doneLabel={t('accounts.initial.done')}
      onClose={onClose}
    />
  )
}
