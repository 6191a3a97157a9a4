import type { publicPagesZh } from './public-pages.zh.ts'

export const publicPagesEn: typeof publicPagesZh = {
  gone: {
    title: 'This page does not exist or has ended',
    text: 'The link may be cut short, out of date or closed. Ask whoever sent it to you for a new one.',
  },
  busy: { title: 'Too many visits', text: 'Try again in a minute.' },
  notice: { window: '{{from}} to {{to}}', publisher: 'Published by {{name}}' },
  language: '中文',
}
