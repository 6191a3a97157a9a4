import type { Group } from '../commands/command.ts'

export const people: Group = {
  name: 'people',
  area: 'records',
  summary: { zh: '个人信息：取得一个人的副本', en: 'Personal data: take a copy of what is known of a person' },
  commands: { copy: () => import('./copy.command.ts') },
}
