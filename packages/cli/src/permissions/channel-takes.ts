import type { Takes } from '../commands/takes.ts'

/** Which sub-channels a change of permissions is for. */
export const channelTakes = {
  channel: {
    value: 'channel',
    many: true,
    text: {
      zh: '子频道的名称、账号或编号；不给则为全部子频道',
      en: 'name, account or id of a sub-channel; all of them by default',
    },
  },
} as const satisfies Takes
