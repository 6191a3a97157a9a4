import { binKinds } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import type { Takes } from '../commands/takes.ts'

/** What names one thing in the bin. */
export const binnedTakes = {
  kind: {
    argument: 'required',
    choices: binKinds,
    text: { zh: '种类，见 icss recycle-bin list', en: 'its kind, see icss recycle-bin list' },
  },
  id: { argument: 'required', text: { zh: '编号，见 icss recycle-bin list', en: 'its id, see icss recycle-bin list' } },
} as const satisfies Takes
