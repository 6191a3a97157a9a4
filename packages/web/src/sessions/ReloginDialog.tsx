import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { useCopy } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { LoginForm } from './LoginForm.tsx'

export type ReloginDialogProps = { isOpen: boolean; onLoggedIn: () => void }

/** Logs in again in place, so that a form that was being filled in stays as it is. */
export function ReloginDialog({ isOpen, onLoggedIn }: ReloginDialogProps) {
  const t = useCopy()
  const { account } = useSession()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => location.reload()}
      title={t('shell.relogin.title')}
      closeLabel={t('shell.exit')}
      size="small"
    >
      <p>{t('shell.relogin.text')}</p>
      <LoginForm onLoggedIn={onLoggedIn} accountNumber={account.number} />
    </Dialog>
  )
}
