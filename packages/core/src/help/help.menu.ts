import type { MenuEntry } from '../routes/menu-entry.ts'

export const helpMenu = {
  help: {
    label: { zh: '操作指南', en: 'Guides' },
    group: 'help',
    place: 10,
    icon: 'circle-help',
    opens: ['help'],
    lists: true,
    variant: 'channel',
  },
} as const satisfies Readonly<Record<string, MenuEntry>>
