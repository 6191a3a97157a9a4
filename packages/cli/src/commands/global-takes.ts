import type { Input, Takes } from './takes.ts'

/** Options that every command takes. */
export const globalTakes = {
  language: {
    value: 'language',
    choices: ['zh', 'en'],
    text: {
      zh: '界面语言；默认取 ICSS_LANGUAGE，再取系统语言（LC_ALL、LC_MESSAGES、LANG），都不认识则为中文',
      en: 'language of the interface; else ICSS_LANGUAGE, else the system (LC_ALL, LC_MESSAGES, LANG), else Chinese',
    },
  },
  context: {
    value: 'name',
    suggest: 'contexts',
    text: {
      zh: '使用哪个已登录的服务器，见 icss context list；默认取环境变量 ICSS_CONTEXT、ICSS_SERVER，再取当前上下文',
      en: 'which server and login to use, see icss context list; else ICSS_CONTEXT, ICSS_SERVER, the current context',
    },
  },
  json: {
    value: 'fields',
    bare: true,
    text: {
      zh: '标准输出只含一个 JSON 文档，供程序读取；可只取用逗号隔开的字段，如 --json id,name',
      en: 'stdout holds exactly one JSON document, for programs; of it only the fields named, as in --json id,name',
    },
  },
  jq: {
    value: 'expression',
    text: {
      zh: '用 jq 表达式处理 JSON 文档（已内置 jq）',
      en: 'filter the JSON document by a jq expression; jq is built in',
    },
  },
  quiet: {
    short: 'q',
    text: { zh: '不显示进度和提示，只输出结果和错误', en: 'no progress and no advice, only results and errors' },
  },
  noInput: {
    text: { zh: '从不提问，缺少内容时直接报错', en: 'never ask; fail where something is missing' },
  },
} as const satisfies Takes

export type GlobalInput = Input<typeof globalTakes>
