import { command } from '../commands/command.ts'

const example = ['icss usage show', 'icss usage show --json']

export const commands = [
  command({
    name: 'show',
    summary: { zh: '查看存储用量和配额', en: 'Show the storage used and allowed' },
    takes: {},
    examples: { zh: example, en: example },
    calls: ['usage.show'],
    load: () => import('./run-show.ts'),
  }),
]
