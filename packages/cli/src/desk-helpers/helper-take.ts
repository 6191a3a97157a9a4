import type { Takes } from '../commands/takes.ts'

/** For commands about one helper of a meeting. */
export const helperTake = {
  deskHelperId: {
    argument: 'required',
    text: { zh: '帮手编号，见 icss desk-helpers list', en: 'id of the helper, see icss desk-helpers list' },
  },
} as const satisfies Takes
