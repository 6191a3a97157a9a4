import type { recycleBinZh } from './recycle-bin.zh.ts'

export const recycleBinEn: Record<keyof typeof recycleBinZh, string> = {
  restored: 'It is restored.',
  erased: 'It is erased for good.',
  eraseAsk: 'Erase it for good',
  nothing: 'There is nothing in the recycle bin that can be erased.',
  emptyAsk: 'Erase for good what lies in the recycle bin ({{count}})',
  emptied: 'Erased for good: {{count}}.',
}
