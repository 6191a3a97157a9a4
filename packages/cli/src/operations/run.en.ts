import type { Translation } from '@icss/core/copy/translate.ts'
import type { runZh } from './run.zh.ts'

export const runEn: Translation<typeof runZh> = {
  titles: {
    import: 'Importing {{file}} into {{channel}}',
    check: 'Dry run: checking {{file}}, nothing is written to {{channel}}',
    apply: 'Applying {{file}} in {{channel}}',
    undo: 'Undoing {{file}} in {{channel}}',
  },
  works: { import: 'Importing', check: 'Checking', apply: 'Applying', undo: 'Undoing' },
  sending: 'Sending',
  waiting: 'Waiting',
  fetching: 'Fetching the rejected rows',
  rows: '{{count}} rows',
  rate: '{{count}} rows/s',
  good: '{{count}} good',
  bad: '{{count}} rejected',
  left: 'about {{time}} left',
  seconds: '{{count}} s',
  minutes: '{{minutes}} min {{seconds}} s',
  hours: '{{hours}} h {{minutes}} min',
  lineSending: 'Sending the file: {{percent}} of {{size}}',
  lineWaiting: 'The file has arrived; waiting for the start',
  lineRunning: '{{percent}} · {{counts}}',
  lost: 'The connection is lost; trying again. A run that has arrived continues on the server',
  back: 'The connection is back',
  joined: 'This file was being imported already; that run was joined, none was started twice.',
  goesOn: 'The run continues on the server.\nWatch it:  {{watch}}\nCancel it: {{cancel}}',
  hasEnded: 'The run has ended at the server, but its rejected rows could not be fetched.\nFetch them: {{watch}}',
  notSent: 'The file did not arrive, so no import was started. Run the same command again.',
}
