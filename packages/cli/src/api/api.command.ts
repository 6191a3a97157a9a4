import { type Takes, command } from '../commands/command.ts'

export const apiTakes = {
  endpoint: {
    argument: 'optional',
    suggest: 'endpoints',
    text: { zh: '接口名称，如 companies.list', en: 'name of the endpoint, such as companies.list' },
  },
  param: { value: 'name=value', many: true, text: { zh: '路径参数', en: 'a value of the path' } },
  query: { value: 'name=value', many: true, text: { zh: '查询参数', en: 'a value of the query' } },
  body: {
    value: 'json',
    suggest: 'files',
    text: { zh: '请求内容：JSON、@文件，或 - 表示标准输入', en: 'the content: JSON, @file, or - for stdin' },
  },
  output: {
    value: 'file',
    short: 'o',
    suggest: 'files',
    text: {
      zh: '把文件类的答复写入此文件；写完整后才会出现',
      en: 'write an answer that is a file to this file, which appears only when it is whole',
    },
  },
  list: { text: { zh: '列出全部接口', en: 'list the endpoints' } },
} as const satisfies Takes

export const apiCommand = command({
  name: 'api',
  summary: {
    zh: '调用服务器的任意接口，输出其 JSON 答复；不带参数则列出全部接口',
    en: 'Call any endpoint of the server and write its JSON answer; without a name, list the endpoints',
  },
  takes: apiTakes,
  examples: {
    zh: [
      'icss api',
      'icss api companies.list --query q=深圳 --query pageSize=50',
      'icss api companies.show --param companyId=019aa4e0-7b1c-7000-8000-000000000000',
      'icss api companies.create --body @企业.json',
      'icss api companies.import --query fileName=企业.csv --body @企业.csv',
    ],
    en: [
      'icss api',
      'icss api companies.list --query q=Shenzhen --query pageSize=50',
      'icss api companies.show --param companyId=019aa4e0-7b1c-7000-8000-000000000000',
      'icss api companies.create --body @company.json',
      'icss api companies.import --query fileName=companies.csv --body @companies.csv',
    ],
  },
  calls: ['sessions.show'],
  exits: ['interrupted'],
  load: () => import('./run-api.ts'),
})
