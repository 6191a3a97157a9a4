import { contentKinds } from '@icss/core/content-permissions/content-permission.ts'
import { command, type Takes } from '../commands/command.ts'

const exampleId = '019aa4e0-7b1c-7000-8000-000000000000'

const kindText = { zh: '内容的种类', en: 'kind of content' }

export const listTakes = {
  kind: { value: 'kind', choices: contentKinds, text: kindText },
  group: { value: 'group', text: { zh: '频道组的名称或编号', en: 'name or id of a channel group' } },
} as const satisfies Takes

export const setTakes = {
  kind: { argument: 'required', choices: contentKinds, text: kindText },
  id: { argument: 'required', text: { zh: '内容的编号', en: 'id of the content' } },
  group: {
    value: 'group',
    many: true,
    text: {
      zh: '频道组的名称或编号，可以多次；不给则只有本频道可见',
      en: 'name or id of a channel group, several times; without it only the own channel sees it',
    },
  },
} as const satisfies Takes

export const commands = [
  command({
    name: 'list',
    summary: { zh: '列出哪些内容对哪些频道组开放', en: 'List which content is open to which channel groups' },
    takes: listTakes,
    examples: {
      zh: ['icss content-permissions list --kind course', 'icss content-permissions list --group 华南'],
      en: ['icss content-permissions list --kind course', 'icss content-permissions list --group South'],
    },
    calls: ['contentPermissions.list', 'channelGroups.list'],
    load: () => import('./run-list.ts'),
  }),
  command({
    name: 'set',
    summary: {
      zh: '把一项内容对这些频道组开放，并且只对它们开放',
      en: 'Open a piece of content to these channel groups, and to no other',
    },
    takes: setTakes,
    examples: {
      zh: [`icss content-permissions set course ${exampleId} --group 华南 --group 华东`],
      en: [`icss content-permissions set course ${exampleId} --group South --group East`],
    },
    calls: ['contentPermissions.set', 'channelGroups.list'],
    load: () => import('./run-set.ts'),
  }),
]
