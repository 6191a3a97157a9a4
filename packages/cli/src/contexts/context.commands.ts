import { type Takes, command } from '../commands/command.ts'

export const nameTakes = {
  name: { argument: 'required', suggest: 'contexts', text: { zh: '上下文名称', en: 'name of the context' } },
} as const satisfies Takes

export const commands = [
  command({
    name: 'list',
    summary: { zh: '列出保存的服务器和登录', en: 'List the servers and logins that are kept' },
    takes: {},
    examples: { zh: ['icss context list'], en: ['icss context list'] },
    calls: [],
    load: () => import('./run-context-list.ts'),
  }),
  command({
    name: 'use',
    summary: { zh: '以后的命令都使用这个上下文', en: 'Let the commands from now on use this context' },
    takes: nameTakes,
    examples: { zh: ['icss context use 测试环境'], en: ['icss context use staging'] },
    calls: [],
    load: () => import('./run-context-use.ts'),
  }),
  command({
    name: 'remove',
    summary: { zh: '删除一个上下文', en: 'Delete a context' },
    takes: nameTakes,
    examples: { zh: ['icss context remove 测试环境'], en: ['icss context remove staging'] },
    calls: [],
    load: () => import('./run-context-remove.ts'),
  }),
]
