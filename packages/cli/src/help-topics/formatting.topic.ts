import { formatVersion } from '../commands/format-version.ts'
import type { TopicPart } from './topic.ts'

export default [
  {
    title: { zh: 'JSON', en: 'JSON' },
    text: {
      zh: `--json 时标准输出只含一个 JSON 文档：命令自己的文档，形式见其 --help；或出错时的下列文档。列表在 items 里。在终端里分行缩进，否则一行。`,
      en: `With --json stdout holds exactly one JSON document: the one of the command, whose form is in its --help, or on a fault the one below. Lists are in items. It is indented in a terminal, and one line elsewhere.`,
    },
    lines: [
      '{"error": {"code": string, "message": string, "fix": string,',
      '           "params": {…}, "errors": {…}}}',
    ],
  },
  {
    title: { zh: '取出一部分', en: 'Parts of it' },
    terms: [
      [
        '--json id,name',
        {
          zh: '只取这些字段：列表取每一项的，其他取文档自己的；写错时列出有哪些字段',
          en: 'these fields only, of each item of a list, else of the document; a wrong name is answered with those that exist',
        },
      ],
      [
        "--jq '.items[].name'",
        {
          zh: '用 jq 表达式处理整个文档，无需安装 jq；文本结果不带引号',
          en: 'filter the document by a jq expression; jq is built in, and texts come without quotes',
        },
      ],
      [
        'format_version',
        {
          zh: `文档形式的版本，现为 ${formatVersion}；字段改名或去掉时第一个数字增加，只增加字段时不变`,
          en: `version of the form of documents, now ${formatVersion}; the first number goes up when a field is renamed or removed, not when one is added`,
        },
      ],
    ],
  },
  {
    title: { zh: '语言', en: 'Language' },
    text: {
      zh: '依次取 --language、ICSS_LANGUAGE、系统语言，都不认识时为中文。导出表格的表头和未通过的原因也用该语言；JSON 的字段名、取值和错误码不随语言变化。',
      en: 'By --language, else ICSS_LANGUAGE, else the system, else Chinese. The headers of exported tables and the reasons of rejected rows are in that language; fields, values and error codes of JSON are the same in each.',
    },
  },
  {
    title: { zh: '宽度与颜色', en: 'Width and colours' },
    text: {
      zh: '在终端里，列表按其宽度截短，以 … 表示；太窄时改为每项逐行列出。输出到文件或管道时不截短，也没有颜色。NO_COLOR 在终端里也不用颜色。帮助最宽 100 列。',
      en: 'In a terminal lists are cut to its width, with … where something is missing; where it is too narrow, each item is listed line by line. In a file or a pipe nothing is cut and nothing is coloured. With NO_COLOR, neither is a terminal. Help is at most 100 columns wide.',
    },
  },
] satisfies readonly TopicPart[]
