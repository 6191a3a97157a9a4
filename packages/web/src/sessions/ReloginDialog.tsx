import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { mayLeave } from '../forms/leaving.ts'
import { useCopy } from '../language/copy.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { leaveBackOffice } from './leave-back-office.ts'
import { LoginForm } from './LoginForm.tsx'

export type ReloginDialogProps = {
  isOpen: boolean
  onLoggedIn: () => void
  /** Where the page goes on without a session: closes the dialog, which else leaves the back office. */
  onPutOff?: () => void
}

async function leave(): Promise<void> {
  if (await mayLeave()) leaveBackOffice()
}

/**
 * Logs the same account in again in place, so that a form that was being filled in stays as it is. Whoever else wants to
 * log in leaves it first.
 */
export function ReloginDialog({ isOpen, onLoggedIn, onPutOff }: ReloginDialogProps) {
  const t = useCopy()
  const { account } = useSession()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onPutOff ?? (() => void leave())}
      title={t('shell.relogin.title')}
      closeLabel={t(onPutOff ? 'shell.close' : 'shell.exit')}
      size="small"
    >
      <p>{t('shell.relogin.text')}</p>
      <LoginForm onLoggedIn={onLoggedIn} fixedAccount={account.number} />
      <Button variant="quiet" isWide onPress={() => void leave()}>
        {t('shell.relogin.other')}
      </Button>
    </Dialog>
  )
}
