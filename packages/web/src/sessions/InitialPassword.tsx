import type { PasswordPolicy } from '@icss/core/accounts/password.ts'
import { changeOwnPassword, endSession } from './own-password.ts'
import PasswordScreen from './PasswordScreen.tsx'

export type InitialPasswordProps = { accountNumber: string; policy: PasswordPolicy }

const reload = () => location.reload()

/** The change of the initial password at this server; the page is loaded anew after it, and after leaving. */
export default function InitialPassword(props: InitialPasswordProps) {
  return (
    <PasswordScreen
      {...props}
      change={changeOwnPassword}
      onChanged={reload}
      onExit={() => void endSession().finally(reload)}
    />
  )
}
