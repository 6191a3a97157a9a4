import type { Session } from '@icss/core/sessions/session.ts'
import type { Console } from '../console/console.ts'

/** Who is logged in where, on one line. */
export const sessionLine = ({ t }: Pick<Console, 't'>, { account, channel }: Session): string =>
  t('auth.who', {
    name: account.name,
    number: account.number,
    channel: channel.name,
    role: t(`roles.${account.role}`),
  })
