/** What is sent to a phone as an SMS beside the events of which an administrator is told. */
export const textMessages = [
  'sms.code',
  'admin.code',
  'admin.phone_replaced',
  'sign_up.made',
  'sign_up.moved_up',
  'meeting.won',
  'report.handled',
  'introduction.proposed',
  'introduction.in_touch',
  'join.confirmed',
  'join.refused',
  'filing.approved',
  'filing.refused',
] as const
export type TextMessage = (typeof textMessages)[number]

/** Those that carry a code: it is good for minutes, so none is sent once more. */
export const codeMessages: readonly string[] = ['sms.code', 'admin.code'] satisfies readonly TextMessage[]
