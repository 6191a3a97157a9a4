import type { homeZh } from './home-settings.zh.ts'

export const homeEn: typeof homeZh = {
  inUse: 'Revision {{number}} is in use',
  none: 'Nothing was published yet',
  part: '{{part}}: {{state}}',
  changed: 'has changes to publish',
  same: 'as in use',
  inherited: 'shows that of “{{channel}}”',
  schedule: 'To be published {{time}}: {{parts}} ({{id}})',
  saved: 'The draft of {{part}} is saved.',
  published: 'Revision {{number}} is published: {{parts}}.',
  scheduled: 'Will be published {{time}}: {{parts}}.',
  waiting: '{{count}} scheduled will still follow.',
  restored: '{{parts}} of revision {{number}} is the draft now; publish it to show it.',
  wouldRestore: 'Dry run: {{parts}} of revision {{number}} would become the draft.',
  brokenPicture: '{{part}}: the file of “{{name}}” is gone',
  brokenLink: '{{part}}: the link of “{{name}}” is broken',
}
