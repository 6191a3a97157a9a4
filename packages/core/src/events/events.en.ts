import type { EventName } from './event.ts'

export const eventsEn: Record<EventName, string> = {
  'account.locked': '[ICSS] {{channel}}: account {{number}} is locked for {{minutes}} minutes after wrong passwords.',
  'account.password_reset': '[ICSS] {{channel}}: the password of account {{number}} was reset.',
  'admin.changed': '[ICSS] {{channel}}: the administrator is now account {{number}}.',
  'channel.opened': '[ICSS] {{channel}}: the channel was opened.',
  'notice.published': '[ICSS] {{channel}}: the notice “{{title}}” was published.',
  'operation.finished': '[ICSS] {{channel}}: the run “{{title}}” has ended, {{good}} good, {{bad}} bad.',
  'quota.warned': '[ICSS] {{channel}}: {{percent}}% of the storage is used; nothing can be uploaded once it is full.',
  'upload.finished': '[ICSS] {{channel}}: the file “{{fileName}}” was uploaded.',
}
