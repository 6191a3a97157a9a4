import type { PieceDocs } from '../story/PieceDocs.ts'

export const docs: PieceDocs = {
  purpose: {
    zh: '侧边菜单、页眉、内容和页脚的整体框架，每个页面都站在里面。',
    en: 'The frame of menu, header, content and footer that every screen stands in.',
  },
  does: [
    { zh: '每页只用一次，页面内容放进内容区。', en: 'Use it once a page and put the screen into its content area.' },
  ],
  donts: [{ zh: '不要在里面再套一个框架或第二个页眉。', en: 'Do not nest a second frame or header.' }],
  keys: [
    { press: 'Tab', zh: '依次到跳转链接、菜单、页眉、内容', en: 'Skip link, menu, header, content in turn' },
    { press: 'Enter', zh: '收起或展开菜单', en: 'Collapses or opens the menu' },
    { press: 'Esc', zh: '窄屏时关闭菜单抽屉', en: 'Closes the menu drawer on narrow screens' },
  ],
}
