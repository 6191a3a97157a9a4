import type { Takes } from '../commands/takes.ts'

/** Which channel, by its id. */
export const channelTake = {
  id: {
    argument: 'required',
    text: { zh: '频道编号，见 icss platform list', en: 'id of the channel, see icss platform list' },
  },
} as const satisfies Takes
