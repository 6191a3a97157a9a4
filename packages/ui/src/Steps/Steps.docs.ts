import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '多步任务走到第几步，可回到前面。',
    en: 'Where one is in a task of steps; earlier ones can be reached.',
  },
  does: [
    { zh: '步骤名用名词，两到五步。', en: 'Name two to five steps by nouns.' },
    { zh: '底部放 StepButtons：退出、上一步、下一步。', en: 'Put StepButtons at the foot: exit, previous, next.' },
  ],
  donts: [{ zh: '不要让人跳过未完成的步骤。', en: 'Do not let steps be skipped.' }],
  keys: [
    { press: 'Tab', zh: '到可回去的步骤', en: 'To steps that can be reached' },
    { press: 'Enter', zh: '回到这一步', en: 'Goes back to it' },
  ],
}
