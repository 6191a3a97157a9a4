import type { TopicPart } from './topic.ts'

export default [
  {
    title: { zh: '文件', en: 'The file' },
    terms: [
      [
        'CSV, XLSX, JSON Lines',
        {
          zh: '按内容识别，与文件名无关；CSV 可用逗号、分号或制表符隔开',
          en: 'known by their content, whatever the file is called; CSV may have commas, semicolons or tabs',
        },
      ],
      [
        'UTF-8, UTF-16, GB18030',
        {
          zh: '自动识别；UTF-16 须带标记（BOM），GB18030 包含 GBK，Big5 会被拒绝',
          en: 'told apart by themselves; UTF-16 needs its mark (BOM), GB18030 includes GBK, and Big5 is refused',
        },
      ],
      [
        '--sheet',
        {
          zh: 'XLSX 里要读的工作表；默认读第一张可见且有内容的',
          en: 'the sheet of an XLSX; else the first one in sight that holds rows',
        },
      ],
    ],
  },
  {
    title: { zh: '表头', en: 'The header' },
    text: {
      zh: '前十行里认得最多列的一行，列名可用中文、英文或常见叫法，次序不限。不认识的列不导入，并逐一列出；--strict 则拒绝该文件。缺少必填列时拒绝。',
      en: 'The row among the first ten that names most columns, in Chinese, in English or as others call them, in any order. A column that nobody knows is left out and named, or with --strict the file is refused. A file without a required column is always refused.',
    },
  },
  {
    title: { zh: '单元格', en: 'Cells' },
    terms: [
      [
        '2026-11-21',
        {
          zh: '日期；也可写 2026/11/21、2026.11.21、2026年11月21日、20261121',
          en: 'a day; also as 2026/11/21, 2026.11.21, 2026年11月21日 or 20261121',
        },
      ],
      [
        '2026-11-21 14:30',
        {
          zh: '时间，按北京时间；JSON Lines 里须带时区，如 2026-11-21T06:30:00Z',
          en: 'a time, by the clock of China; JSON Lines needs its offset, as in 2026-11-21T06:30:00Z',
        },
      ],
      [
        '13800138000',
        {
          zh: '手机号，11 位；+86、空格和连字符会去掉',
          en: 'a mobile number of 11 digits; +86, spaces and hyphens are taken off',
        },
      ],
      ['是, 否, yes, no', { zh: '是否；空白为否', en: 'yes or no; an empty cell is no' }],
      [
        '软件、制造',
        {
          zh: '几个词，用顿号、逗号或分号隔开',
          en: 'several words, separated by commas or semicolons, Chinese or Western',
        },
      ],
    ],
  },
  {
    title: { zh: '事先查看', en: 'Before you send it' },
    terms: [
      [
        '--columns',
        {
          zh: '列出有哪些列、各列可填什么、哪些必填；无需登录',
          en: 'lists the columns, what each may hold and which are required; needs no login',
        },
      ],
      [
        '--template file.xlsx',
        {
          zh: '按文件名写出空白的 XLSX 或 CSV；XLSX 里有下拉选项和填写提示',
          en: 'writes an empty table, XLSX or CSV by the name; in XLSX with drop-downs and hints at each cell',
        },
      ],
      ['--dry-run', { zh: '检查每一行并报告，不写入任何数据', en: 'checks each row and reports; nothing is written' }],
    ],
    lines: [
      'icss members import --columns',
      'icss members import --template members.xlsx',
      'icss members import members.xlsx --dry-run',
    ],
  },
] satisfies readonly TopicPart[]
