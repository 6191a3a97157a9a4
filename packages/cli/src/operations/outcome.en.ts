import type { Translation } from '@icss/core/copy/translate.ts'
import type { outcomeZh } from './outcome.zh.ts'

export const outcomeEn: Translation<typeof outcomeZh> = {
  done: 'Imported {{file}} in {{time}}',
  dryRun: 'Dry run of {{file}} done in {{time}}; nothing was written',
  applied: 'Applied {{file}} in {{time}}',
  appliedCounts: '{{created}} created, {{updated}} updated, {{deleted}} deleted, {{bad}} not applied',
  undone: 'Undid {{file}} in {{time}}',
  undoneCounts: '{{updated}} restored, {{deleted}} that were added deleted, {{bad}} not undone',
  undoneFile: 'What could not be undone, and why, is in {{file}}.',
  cancelled: 'Cancelled: {{file}}; what was written is kept',
  deleted: 'Deleted rows: {{count}}',
  counts:
    '{{rows}} rows: {{created}} created, {{updated}} updated, {{skipped}} skipped as already there, {{bad}} rejected',
  countsDry:
    '{{rows}} rows: {{created}} would be created, {{updated}} updated, {{skipped}} skipped as already there, {{bad}} rejected',
  alike: 'Rows that are probably something that is there, in another writing: {{count}}',
  alikeRow: 'Line {{line}}: “{{name}}” is probably the same as “{{met}}”',
  fault: 'Line {{line}}, {{column}} “{{value}}”: {{says}}. {{fix}}',
  faultEmpty: 'Line {{line}}, {{column}}: {{says}}. {{fix}}',
  faultRow: 'Line {{line}}: {{says}}. {{fix}}',
  undo: 'Undo it: {{command}}',
  more: '…',
  rejectedFile: 'The rejected rows and their reasons are in {{file}}; correct that file and import it.',
}
