import type { Takes } from '../commands/takes.ts'

export const cardText = {
  zh: '名片编号，见 icss employees list --json',
  en: 'id of the card, see icss employees list --json',
} as const

/** For commands about one card. */
export const cardTake = { employeeId: { argument: 'required', text: cardText } } as const satisfies Takes
