import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '选、拖或粘贴文件；传输前先查类型和大小，可取消可续传。',
    en: 'Picks, drops or pastes files; type and size are checked first; transfers can be cancelled and resumed.',
  },
  does: [
    { zh: '把允许的类型和大小写在说明里。', en: 'Say which types and sizes may come.' },
    {
      zh: '上传被中断过的，用提示说明传到了哪里；有错误时提示照样在。',
      en: 'Let a note say how far an interrupted file came; it stays beside an error.',
    },
  ],
  donts: [{ zh: '不要等传完才报错。', en: 'Do not wait for the end to refuse.' }],
  keys: [
    { press: 'Enter', zh: '打开选择窗口', en: 'Opens the picker' },
    { press: 'Ctrl V', zh: '粘贴文件', en: 'Pastes a file' },
    { press: 'Tab', zh: '到每个文件的操作', en: 'To what can be done with each file' },
  ],
}
