import { command } from '../commands/command.ts'

const example = ['icss channel-groups list']

export const commands = [
  command({
    name: 'list',
    summary: { zh: '列出频道组及其子频道个数', en: 'List the channel groups and how many sub-channels each holds' },
    takes: {},
    examples: { zh: example, en: example },
    calls: ['channelGroups.list'],
    load: () => import('./run-list.ts'),
  }),
]
