import type { Translation } from '@icss/core/copy/translate.ts'
import type { chaptersZh } from './chapters.zh.ts'

export const chaptersEn: Translation<typeof chaptersZh> = {
  columns: {
    change: 'Change',
    name: 'Name',
    before: 'Before',
    after: 'After',
    length: 'Length',
    state: 'State',
    id: 'Id',
  },
  submitted: 'Submitted',
  notSubmitted: 'Not submitted',
  addChapter: 'Add chapter',
  addLesson: 'Add lesson',
  reorder: 'Reorder',
  change: { name: 'Rename', video: 'New video', subtitle: 'New subtitle', minutes: 'Minutes', seconds: 'Seconds' },
  stored: 'stored file {{digest}}',
  ignored: 'Not used: {{file}}',
  nothing: 'The course “{{course}}” is like that already; there is nothing to change.',
  would: 'This would be changed in the course “{{course}}”; nothing was written.',
  wouldSend: '{{count}} files would be uploaded; nothing was written.',
  saved: 'The plan was saved to {{file}}. To apply it: {{command}}',
  planInterrupted: 'Interrupted; nothing was written.',
  applied:
    'The course “{{course}}” is changed: {{created}} added, {{updated}} changed, {{uploaded}} files uploaded, as run {{id}}.',
  appliedBefore: 'This plan was applied already, as run {{id}}; nothing was done twice.',
  notSent:
    '{{uploaded}} files were uploaded and {{failed}} were not; the course is not changed. Run the same command again to send only what is missing.',
}
