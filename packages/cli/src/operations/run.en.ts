import type { Translation } from '@icss/core/copy/translate.ts'
import type { runZh } from './run.zh.ts'

export const runEn: Translation<typeof runZh> = {
  title: 'Importing {{file}} into {{channel}}',
  titleUndo: 'Undoing {{file}} in {{channel}}',
  titleDry: 'Dry run: checking {{file}}, nothing is written to {{channel}}',
  sending: 'Sending',
  waiting: 'Waiting',
  importing: 'Importing',
  undoing: 'Undoing',
  checking: 'Checking',
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
  lost: 'The connection is lost; trying again. A run that has arrived goes on at the server',
  back: 'The connection is back',
  joined: 'This file was being imported already; that run was joined, none was started twice.',
  goesOn:
    'The run goes on at the server.\nWatch it:  icss operations watch {{id}}\nCancel it: icss operations cancel {{id}}',
  hasEnded:
    'The run has ended at the server, but its rejected rows could not be fetched.\nFetch them: icss operations watch {{id}}',
  notSent: 'The file did not arrive, so no import was started. Run the same command again.',
}
