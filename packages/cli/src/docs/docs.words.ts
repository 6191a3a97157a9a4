import type { Language } from '@icss/core/copy/language.ts'

interface DocsWords {
  readonly head: string
  readonly exits: string
  readonly json: string
  readonly columns: readonly [head: string, column: string, other: string, holds: string, example: string]
  readonly comma: string
  readonly and: string
  readonly nothing: string
}

const headZh = `# 命令行 icss

由命令本身生成；修改命令后运行 \`vitest run --root packages/cli src/docs -u\`。

结果写到标准输出，进度、提示和错误写到标准错误。\`--json\` 时标准输出只含一个 JSON 文档：命令自己的文档（另含其格式的版本 \`"format_version": "1.0"\`），或出错时的

\`\`\`text
{"error": {"code": string, "message": string, "fix": string, "params": {…}, "errors": {…}}}
\`\`\`

\`--json id,name\` 只取这些字段，\`--jq '.items[].name'\` 用 jq 表达式处理文档。\`--search\` 找出包含全部词语的记录，简体、繁体都可以；名称也可以用拼音首字母查找，例如 \`yszn\` 找到亿尚智能。

没有终端时从不提问。退出码：0 成功，1 失败，2 用法错误，3 未登录，4 部分未通过，130 被 Ctrl-C 中断。

环境变量：\`ICSS_SERVER\` 服务器地址；\`ICSS_CONTEXT\` 上下文；\`ICSS_TOKEN\` 令牌，\`ICSS_TOKEN_FILE\` 存放令牌的文件；\`ICSS_LANGUAGE\` 界面语言；\`NO_COLOR\` 不用颜色；\`HTTPS_PROXY\`、\`HTTP_PROXY\`、\`NO_PROXY\` 代理；\`NODE_EXTRA_CA_CERTS\` 机构自建 CA 的证书文件；\`ICSS_DEBUG=1\` 出错时显示细节。登录保存在 \`~/.config/icss/config.json\`，只有本人可读。`

const headEn = `# The command line icss

Made from the commands themselves; after changing one run \`vitest run --root packages/cli src/docs -u\`.

Results go to stdout; progress, advice and errors go to stderr. With \`--json\` stdout holds exactly one JSON document: the one of the command, with the version of its format as \`"format_version": "1.0"\`, or on a fault

\`\`\`text
{"error": {"code": string, "message": string, "fix": string, "params": {…}, "errors": {…}}}
\`\`\`

\`--json id,name\` prints these fields only, \`--jq '.items[].name'\` filters the document by a jq expression. \`--search\` finds what holds all the words, in simplified or traditional characters; a name is also found by pinyin initials, \`yszn\` for 亿尚智能.

Without a terminal nothing is ever asked. Exit codes: 0 ok, 1 failed, 2 wrong usage, 3 not logged in, 4 partly failed, 130 interrupted by Ctrl-C.

Environment: \`ICSS_SERVER\` address of the server; \`ICSS_CONTEXT\` a context; \`ICSS_TOKEN\` a token, \`ICSS_TOKEN_FILE\` a file that holds one; \`ICSS_LANGUAGE\` language of the interface; \`NO_COLOR\` no colours; \`HTTPS_PROXY\`, \`HTTP_PROXY\`, \`NO_PROXY\` proxies; \`NODE_EXTRA_CA_CERTS\` the file of a CA of your own; \`ICSS_DEBUG=1\` shows details of a fault. Logins are kept in \`~/.config/icss/config.json\`, which only its owner can read.`

export const docsWords: Readonly<Record<Language, DocsWords>> = {
  zh: {
    head: headZh,
    exits: '退出码：',
    json: '`--json` 的输出：',
    columns: ['表格的列（带 * 的必填）：', '列', '英文列名', '内容', '示例'],
    comma: '，',
    and: '；',
    nothing: '无需服务器和登录。',
  },
  en: {
    head: headEn,
    exits: 'Exit codes: ',
    json: 'Output with `--json`:',
    columns: ['Columns of the table (* is required):', 'Column', 'In Chinese', 'Holds', 'Example'],
    comma: ', ',
    and: ' ',
    nothing: 'no server and no login.',
  },
}
