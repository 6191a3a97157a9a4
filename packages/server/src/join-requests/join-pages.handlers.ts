import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { joinPagesContract } from '@icss/core/join-requests/join-requests.contract.ts'
import { channelPageHandlers } from '../home-settings/channel-page-handlers.ts'
import type { Handlers } from '../http/handler.ts'
import { codeStateOf } from '../sms-codes/code-state.ts'

const handlers = channelPageHandlers('join')

/** Without a gateway no stranger gets a code, so that nothing is offered that needs one. */
export const joinPagesHandlers: Handlers<{ joinPages: typeof joinPagesContract }>['joinPages'] = {
  ...handlers,
  async openLink(context, input) {
    if (codeStateOf(context.services.config) === 'off') throw new ProblemError('sms_code.off')
    return handlers.openLink(context, input)
  },
}
