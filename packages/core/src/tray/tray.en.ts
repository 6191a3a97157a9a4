import type { Translation } from '../copy/translate.ts'
import type { trayZh } from './tray.zh.ts'

export const trayEn: Translation<typeof trayZh> = {
  title: 'Tasks',
  state_one: 'Tasks: {{count}} under way',
  state_other: 'Tasks: {{count}} under way',
  failed: '{{count}} failed',
  joint: ', ',
  nothing: {
    title: 'Nothing is under way',
    text: 'Uploads and bulk runs can be followed, cancelled, resumed and undone here; they continue when you leave the page.',
  },
  uploads: 'Uploads',
  total: '{{done}} of {{count}} done・{{sent}} / {{size}}',
  retryAll: 'Retry all',
  cancelAll: 'Cancel all',
  clear: 'Clear finished',
  more: '{{count}} more waiting',
  ready: 'Uploaded; open the form again to use it',
  interrupted: 'Interrupted last time',
  interruptedText: 'Choose the same files again to continue where they stopped.',
  choose: 'Choose files',
  other: 'Not one of the interrupted files: {{name}}',
  runs: 'Bulk runs',
  allRuns: 'All bulk runs',
  leaveTitle: 'Files are still being uploaded',
  leaveText: 'Logging out stops them; what is not there yet has to be uploaded again.',
}
