import type { Translation } from '@icss/core/copy/translate.ts'
import type { doctorZh } from './doctor.zh.ts'

export const doctorEn: Translation<typeof doctorZh> = {
  config: 'Config',
  contexts: '{{file}}, contexts: {{count}}',
  open: '{{file}} can be read by other users',
  openFix: 'It holds tokens. Run chmod 600 {{file}}.',
  server: 'Server',
  reached: '{{server}} answered in {{milliseconds}} ms',
  unreachable: '{{server}} cannot be reached',
  unreachableFix: 'Check that the server runs, the address, the network and the proxy settings.',
  notOurs: '{{server}} is not an ICSS back office',
  notOursFix: 'Check the address and run icss auth login --server URL again.',
  clock: 'Clock',
  clockRight: 'agrees with the server',
  clockWrong: '{{seconds}} s away from the server',
  clockFix: 'Set the clock of this machine.',
  login: 'Login',
  loggedOut: 'not logged in, or expired',
  noServer: 'no server is chosen yet',
}
