import type { Both } from '../copy/both.ts'
import { exitCodes } from '../exit-codes.ts'
import type { TopicPart } from './topic.ts'

const meanings: Readonly<Record<keyof typeof exitCodes, Both>> = {
  ok: {
    zh: '成功；没有需要更改的内容也算',
    en: 'done, also where there was nothing to change',
  },
  failed: {
    zh: '失败：服务器拒绝、连接不上、文件无法读写；标准错误里写明原因和办法',
    en: 'failed: refused by the server, not reached, a file that cannot be read or written; stderr says why, and what to do',
  },
  usage: {
    zh: '命令、选项或参数不对，或需要确认、需要输入而无法提问；没有执行任何操作',
    en: 'a wrong command, option or argument, or a question that nobody can be asked; nothing was done',
  },
  notLoggedIn: {
    zh: '未登录、令牌失效，或登录被拒绝；请运行 icss auth login',
    en: 'not logged in, the token has ended, or the login was refused; run icss auth login',
  },
  partlyFailed: {
    zh: '做完了，但有一部分未通过，已逐项列出；导入未通过的行在文件里，改正后再提交',
    en: 'done but for a part, which is named; the rejected rows of an import are in a file, to be corrected and sent again',
  },
  interrupted: {
    zh: '被 Ctrl-C 中断；已经开始的批量任务在服务器上继续',
    en: 'interrupted by Ctrl-C; a bulk run that had begun goes on at the server',
  },
}

export default [
  {
    title: { zh: '退出码', en: 'Exit codes' },
    terms: Object.entries(exitCodes).map(
      ([name, code]) => [String(code), meanings[name as keyof typeof exitCodes]] as const,
    ),
  },
  {
    title: { zh: '说明', en: 'Notes' },
    text: {
      zh: '每个命令会以哪些退出码结束，见其 --help。用 --json 时，出错后标准输出是一个 JSON 文档，其中 error.code 不随语言变化，供程序判断。',
      en: 'The --help of a command says which of them it can end with. With --json a fault is a JSON document on stdout whose error.code is the same in each language, for programs to go by.',
    },
  },
] satisfies readonly TopicPart[]
