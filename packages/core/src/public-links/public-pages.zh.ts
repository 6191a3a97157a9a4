export const publicPagesZh = {
  gone: {
    title: '页面不存在或已结束',
    text: '链接可能不完整、已过期或已关闭。请向发给你的人要新的链接。',
  },
  busy: { title: '访问过于频繁', text: '请一分钟后再试。' },
  notice: { window: '{{from}} 至 {{to}}', publisher: '发布人：{{name}}' },
  language: 'English',
}
