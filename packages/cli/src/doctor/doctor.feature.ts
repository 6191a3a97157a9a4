import type { Single } from '../commands/command.ts'

export const doctor: Single = {
  name: 'doctor',
  area: 'start',
  summary: {
    zh: '检查本机环境、配置、服务器和登录，并说明如何修复',
    en: 'Check this machine, the configuration, the server and the login, and say how to mend them',
  },
  load: () => import('./doctor.command.ts'),
}
