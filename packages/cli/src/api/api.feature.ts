import type { Single } from '../commands/command.ts'

export const api: Single = {
  name: 'api',
  area: 'records',
  summary: {
    zh: '调用服务器的任意接口，输出其 JSON 答复；不带参数则列出全部接口',
    en: 'Call any endpoint of the server and write its JSON answer; without a name, list the endpoints',
  },
  load: () => import('./api.command.ts'),
}
