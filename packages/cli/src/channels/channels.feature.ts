import type { Group } from '../commands/command.ts'

export const channels: Group = {
  name: 'channels',
  area: 'channels',
  summary: {
    zh: '搬移本频道：导出为文件，在另一频道导入',
    en: 'Move the channel: to a file, and into another channel',
  },
  commands: {
    export: () => import('./export.command.ts'),
    import: () => import('./import.command.ts'),
  },
}

export const subChannels: Group = {
  name: 'sub-channels',
  area: 'channels',
  summary: { zh: '子频道', en: 'Sub-channels' },
  noun: () => import('./sub-channels.noun.ts'),
  commands: {
    enable: () => import('./enable.command.ts'),
    disable: () => import('./disable.command.ts'),
    'reset-password': () => import('./reset-password.command.ts'),
  },
}

export const adminPhone: Group = {
  name: 'admin-phone',
  area: 'channels',
  summary: { zh: '管理员手机', en: 'The phone of the administrator' },
  commands: {
    show: () => import('./show-phone.command.ts'),
    set: () => import('./set-phone.command.ts'),
    lost: () => import('./lost-phone.command.ts'),
    keep: () => import('./keep-phone.command.ts'),
  },
}
