import { createTranslate } from '@icss/core/copy/translate.ts'
import { messageWords } from '@icss/core/messages/message-words.ts'
import { messagesContract } from '@icss/core/messages/messages.contract.ts'
import { messagesEn } from '@icss/core/messages/messages.en.ts'
import { messagesZh } from '@icss/core/messages/messages.zh.ts'
import { same } from '../commands/examples.ts'
import { listCommand } from '../commands/list-command.ts'

export default listCommand({
  summary: { zh: '列出本账号的消息', en: 'List what the own account is told of' },
  examples: same('icss messages list', 'icss messages list --state unread'),
  call: 'messages.list',
  endpoint: messagesContract.list,
  filters: { state: { value: 'state', text: { zh: '只列出未读或已读', en: 'unread or read ones alone' } } },
  columns: (language) => {
    const words = language === 'zh' ? messagesZh : messagesEn
    const t = createTranslate(language, { messages: words as typeof messagesZh })
    return [
      { title: 'ID', cell: ({ id }) => id },
      { title: words.fields.createdAt, cell: ({ createdAt }) => createdAt.slice(0, 16).replace('T', ' ') },
      {
        title: words.fields.what,
        cell: (one) => t(messageWords(one), { name: one.name, good: one.good, bad: one.bad, percent: one.percent }),
        least: 16,
      },
      { title: words.fields.state, cell: ({ isRead }) => (isRead ? words.states.read : words.states.unread) },
    ]
  },
})
