import type { TextMessage } from './text-message.ts'

export const textMessagesEn: Readonly<Record<TextMessage, string>> = {
  'sms.code': '[ICSS] {{channel}}: code {{code}} for {{purpose}}, good for {{minutes}} minutes. Tell nobody.',
  'admin.code':
    '[ICSS] {{channel}}: code {{code}} for {{purpose}}, good for {{minutes}} minutes. If you agree, tell the present administrator and nobody else.',
  'sign_up.made': '[ICSS] {{channel}}: you have signed up for “{{title}}”, {{time}}. See or cancel it: {{url}}',
  'sign_up.moved_up': '[ICSS] {{channel}}: there is a place for you at “{{title}}”, {{time}}.',
  'meeting.won':
    '[ICSS] {{channel}}: you have won at “{{meeting}}”, {{award}}: {{prize}}. Collect it there; who is absent may lose it.',
  'report.handled': '[ICSS] {{channel}}: your report of “{{thing}}” was handled: {{outcome}}. Thank you.',
  'introduction.proposed':
    '[ICSS] {{channel}} introduces for your “{{own}}”: “{{title}}” of {{company}}. See it within {{days}} days; phones are exchanged once both accept: {{url}}',
  'introduction.in_touch':
    '[ICSS] {{channel}}: {{company}} and you have both accepted for “{{own}}”. Their phone is behind the link of the SMS before.',
  'join.confirmed': '[ICSS] {{channel}}: the application of {{company}} is confirmed. Welcome.',
  'join.refused': '[ICSS] {{channel}}: the application of {{company}} was refused: {{reason}}.',
  'filing.approved': '[ICSS] {{channel}}: “{{title}}”, which you filed for {{company}}, is approved and on the shelf.',
  'filing.refused':
    '[ICSS] {{channel}}: “{{title}}”, which you filed for {{company}}, was refused: {{reason}}. Change it at “My card” and it waits again.',
  'admin.phone_replaced':
    '[ICSS] {{channel}}: the administrator has another phone now; this one gets no more messages. If it was not you, tell the provider at once.',
}
