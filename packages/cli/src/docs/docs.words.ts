import type { Language } from '@icss/core/copy/language.ts'

interface DocsWords {
  readonly head: string
  readonly topics: string
  readonly exits: string
  /** Another word for a group. */
  readonly alias: (word: string) => string
  readonly json: string
  readonly columns: readonly [head: string, column: string, other: string, holds: string, example: string]
  readonly comma: string
  readonly and: string
  readonly nothing: string
}

const headZh = `# 命令行 icss

由命令本身生成；修改命令后运行 \`vitest run --root packages/cli src/docs -u\`。

\`--search\` 找出包含全部词语的记录，简体、繁体都可以；名称也可以用拼音首字母查找，例如 \`yszn\` 找到亿尚智能。`

const headEn = `# The command line icss

Made from the commands themselves; after changing one run \`vitest run --root packages/cli src/docs -u\`.

\`--search\` finds what holds all the words, in simplified or traditional characters; a name is also found by pinyin initials, \`yszn\` for 亿尚智能.`

export const docsWords: Readonly<Record<Language, DocsWords>> = {
  zh: {
    head: headZh,
    topics: '帮助主题',
    exits: '退出码：',
    alias: (word) => `也可以写作 \`icss ${word}\`。`,
    json: '`--json` 的输出：',
    columns: ['表格的列（带 * 的必填）：', '列', '英文列名', '内容', '示例'],
    comma: '，',
    and: '；',
    nothing: '无需服务器和登录。',
  },
  en: {
    head: headEn,
    topics: 'Help topics',
    exits: 'Exit codes: ',
    alias: (word) => `\`icss ${word}\` is the same.`,
    json: 'Output with `--json`:',
    columns: ['Columns of the table (* is required):', 'Column', 'In Chinese', 'Holds', 'Example'],
    comma: ', ',
    and: ' ',
    nothing: 'no server and no login.',
  },
}
