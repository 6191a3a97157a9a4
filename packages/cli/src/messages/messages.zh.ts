export const messagesZh = { read: '已标为已读：{{count}} 条。' }
