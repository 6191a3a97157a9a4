import type { EventName } from './event.ts'

export const eventsEn: Record<EventName, string> = {
  'account.locked': '[ICSS] {{channel}}: account {{number}} is locked for {{minutes}} minutes after wrong passwords.',
  'account.password_reset': '[ICSS] {{channel}}: the password of account {{number}} was reset.',
  'admin.changed': '[ICSS] {{channel}}: the administrator is now account {{number}}.',
  'admin.phone_changed': '[ICSS] {{channel}}: this is now the phone of the administrator.',
  'admin.phone_lost':
    '[ICSS] {{channel}}: the administrator reported this phone lost; another takes its place in 72 hours. If it was not you, log in and keep this phone.',
  'channel.opened': '[ICSS] {{channel}}: the channel was opened.',
  'home.published': '[ICSS] {{channel}}: revision {{revision}} of the home screen is published.',
  'home.dropped':
    '[ICSS] {{channel}}: a scheduled home screen was not published, since its author lost the permission or the channel was disabled.',
  'notice.published': '[ICSS] {{channel}}: the notice “{{title}}” was published.',
  'operation.finished': '[ICSS] {{channel}}: the run “{{title}}” has ended, {{good}} good, {{bad}} bad.',
  'quota.warned': '[ICSS] {{channel}}: {{percent}}% of the storage is used; nothing can be uploaded once it is full.',
  'sms.warned':
    '[ICSS] {{channel}}: {{sent}} of the {{budget}} SMS of today were sent; once they are used up, nobody gets a code.',
  'support_visit.begun':
    '[ICSS] {{channel}}: the administrator of {{visitorChannelName}} begins a support visit: for an hour they read your back office, with personal data masked. End it in your account, under Support visits.',
  'traffic.warned':
    '[ICSS] {{channel}}: {{percent}}% of the traffic of this month is used; beyond it, public playback and downloads are refused.',
  'upload.finished': '[ICSS] {{channel}}: the file “{{fileName}}” was uploaded.',
}
