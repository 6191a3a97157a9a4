import { call } from '@icss/core/client/client.ts'
import { secondFactorsContract } from '@icss/core/second-factors/second-factors.contract.ts'
import { requests } from '../server/requests.ts'
import { endSession } from '../sessions/own-password.ts'
import { SecondFactorScreen } from './SecondFactorScreen.tsx'

const reload = () => location.reload()

/** The second factor that is demanded, added at this server; the page is loaded anew after it, and after leaving. */
export default function AddSecondFactor() {
  return (
    <SecondFactorScreen
      begin={(currentPassword) => call(secondFactorsContract.begin, { body: { currentPassword } }, {}, requests)}
      confirm={(code) => call(secondFactorsContract.confirm, { body: { code } }, {}, requests)}
      onDone={reload}
      onExit={() => void endSession().finally(reload)}
    />
  )
}
