import type { platformContract } from '@icss/core/platform/platform.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { appointServedAdmin } from './appoint-admin.ts'
import { disableServedAccount, enableServedAccount } from './enable-account.ts'
import { disableServedChannel, enableServedChannel } from './enable-channel.ts'
import { issueAccount } from './issue-account.ts'
import { listServedAccounts } from './list-accounts.ts'
import { listChannels } from './list-channels.ts'
import { openServedChannel } from './open-channel.ts'
import { resetServedPassword } from './reset-password.ts'
import { resetServedSecondFactor } from './reset-second-factor.ts'
import { setDemanded, showDemandedRoles } from './demanded-roles.ts'
import { setQuotas } from './set-quotas.ts'
import { showServedChannel } from './show-channel.ts'
import { unlockAccount } from './unlock-account.ts'
import { updateServedChannel } from './update-channel.ts'

export const platformHandlers: Handlers<{ platform: typeof platformContract }>['platform'] = {
  listChannels,
  showChannel: showServedChannel,
  openChannel: openServedChannel,
  updateChannel: updateServedChannel,
  setQuotas,
  enableChannel: enableServedChannel,
  disableChannel: disableServedChannel,
  listAccounts: listServedAccounts,
  issueAccount,
  appointAdmin: appointServedAdmin,
  enableAccount: enableServedAccount,
  disableAccount: disableServedAccount,
  resetPassword: resetServedPassword,
  unlockAccount,
  resetSecondFactor: resetServedSecondFactor,
  showDemandedRoles,
  setDemandedRoles: setDemanded,
}
