import type { ImportTable } from '../imports/imported-table.ts'

type Shelf = Pick<
  ImportTable<'name' | 'companyId' | 'type' | 'title' | 'content' | 'expiresAt'>,
  'required' | 'examples'
>

/** What tables of resources and of demands have in common. */
export const shelfTable: Shelf = {
  required: ['name', 'companyId', 'type', 'content'],
  examples: {
    name: { zh: '数控机床产能', en: 'CNC capacity' },
    title: { zh: '每月 2000 小时，长三角可交付', en: '2,000 hours a month, delivered in the Yangtze delta' },
    content: {
      zh: '五轴机床 12 台，可承接小批量精密件',
      en: 'Twelve five-axis machines for small lots of precision parts',
    },
  },
}
