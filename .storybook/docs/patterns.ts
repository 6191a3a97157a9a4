import type { PieceDocs } from '../../packages/ui/src/story/PieceDocs.ts'

/** How the product does one thing everywhere: rules, and stories that show them. */
export interface Pattern extends Pick<PieceDocs, 'does' | 'donts'> {
  readonly purpose: PieceDocs['purpose']
  /** Titles and names of stories, such as `Screens/Tutors: List`. */
  readonly stories: readonly string[]
}

export const list: Pattern = {
  purpose: {
    zh: '人们一整天都在列表里：找到一条，处理一条，或一次处理很多条。',
    en: 'People spend their day in lists: they find a record and deal with it, or deal with many at once.',
  },
  does: [
    {
      zh: '第一列是名称，点它就打开；多余的宽度归它。',
      en: 'The name comes first and opens the record; spare width is its own.',
    },
    { zh: '每行最多三个操作，其余放进“⋯”。', en: 'Show at most three actions in a row; the rest go behind “⋯”.' },
    {
      zh: '筛选、排序、页码都写进地址，返回时原样还在。',
      en: 'Keep filters, sort and page in the address, so that Back brings them back.',
    },
    {
      zh: '刷新失败时保留已有的行，在旁边说明是几点的数据。',
      en: 'When a refresh fails keep the rows and say beside them how old they are.',
    },
    {
      zh: '手机上一行变成一张卡片，勾选和排序仍然可用。',
      en: 'On a phone a row becomes a card; ticking and sorting stay.',
    },
  ],
  donts: [
    { zh: '不要只用颜色表示状态，要有文字。', en: 'Never tell a state by colour alone; say it in words.' },
    { zh: '不要显示每行都相同的列。', en: 'Do not show a column that says the same in every row.' },
    { zh: '只有一页时不要显示分页。', en: 'Do not page a list of one page.' },
  ],
  stories: [
    'Screens/CompanyList: Filled',
    'Screens/CompanyList: TwoChosen',
    'Screens/ListView: Open',
    'Screens/ListPages: RowsAreKept',
    'Data/DataTable: HundredThousandRows',
  ],
}

export const form: Pattern = {
  purpose: {
    zh: '新建或修改一条记录。填过的内容在任何情况下都不丢。',
    en: 'Creates or changes one record. What somebody has typed is never lost.',
  },
  does: [
    {
      zh: '标签在上，提示在下，错误写在出错的输入框下。',
      en: 'Put the label above, the hint below, and an error under the field that has it.',
    },
    {
      zh: '错误说明哪里不对、怎么改；保存时焦点到错误汇总。',
      en: 'Say what is wrong and how to fix it; on saving, move the focus to the error summary.',
    },
    { zh: '保存期间继续输入的内容，随后自动再保存。', en: 'Save what is typed during a save right after it.' },
    {
      zh: '别人先改了：逐项列出差异，由人选择。',
      en: 'When somebody else was quicker, list the differences and let the person choose.',
    },
  ],
  donts: [
    {
      zh: '不要因为没填完就禁用“保存”；按下后指出缺什么。',
      en: 'Do not disable Save while fields are empty; say what is missing when it is pressed.',
    },
    { zh: '不要用占位文字代替标签。', en: 'Do not let a placeholder stand for a label.' },
    { zh: '一个表单不要有两个主按钮。', en: 'Never give a form two primary buttons.' },
  ],
  stories: [
    'Screens/Tutors: NewIsRefusedWithoutWords',
    'Screens/Editing: Changed',
    'Screens/Editing: ChangedBySomebodyElse',
    'Screens/CompanyEdit: TakenNameStandsAtItsField',
    'Fields/Form: SummaryLeadsToField',
  ],
}

export const dialog: Pattern = {
  purpose: {
    zh: '一件短任务，或做一件难以撤回的事之前的一问。',
    en: 'A short task, or the question before something that is hard to take back.',
  },
  does: [
    {
      zh: '标题就是问题，按钮说出动作：“删除 3 家企业”。',
      en: 'Let the title ask and the button answer with the act: “Delete 3 companies”.',
    },
    {
      zh: '说明会影响什么：多少条，谁会看不到。',
      en: 'Say what it comes to: how many, and who will no longer see them.',
    },
    {
      zh: '进回收站的说“进回收站，保留 30 天”；可撤销的给“撤销”。',
      en: 'Say when it goes to the recycle bin for 30 days; offer Undo where there is one.',
    },
    {
      zh: '超过 20 条不可逆的操作，要求输入数量。',
      en: 'Ask for the number to be typed where more than 20 go for good.',
    },
  ],
  donts: [
    { zh: '不要写“确定吗？”加“确定 / 取消”。', en: 'Do not ask “Are you sure?” with OK and Cancel.' },
    { zh: '不要为能撤销的小事打断人。', en: 'Do not interrupt for a small thing that can be undone.' },
    { zh: '关闭有改动的弹窗时不要丢内容。', en: 'Do not close a changed dialog without a word.' },
  ],
  stories: [
    'Overlays/ConfirmDialog: ManyThings',
    'Screens/CompanyList: AsksBeforeDeleting',
    'Screens/Recycle bin: AsksForTheNumber',
    'Screens/Chapters: AsksBeforeClosing',
  ],
}

export const wizard: Pattern = {
  purpose: {
    zh: '顺序固定、做完才算数的事：导入、更换管理员、权限方案。',
    en: 'What has a fixed order and counts only once it is done: an import, a change of administrator, a permission plan.',
  },
  does: [
    {
      zh: '先检查、再执行；检查的结果给出数量和样例。',
      en: 'Check first, then do it; the check answers with counts and examples.',
    },
    { zh: '可以退回上一步，填过的还在。', en: 'Let people go a step back and find what they filled in.' },
    {
      zh: '最后一步的按钮说出要发生的事：“导入 296 行”。',
      en: 'Let the last button say what will happen: “Import 296 rows”.',
    },
  ],
  donts: [
    { zh: '能放在一页的不要拆成几步。', en: 'Do not split into steps what fits on one page.' },
    { zh: '不要在中途悄悄保存会生效的内容。', en: 'Do not quietly put anything into effect on the way.' },
  ],
  stories: [
    'Screens/Import: Choose',
    'Screens/Import: Checked',
    'Screens/Import: Correct',
    'Screens/SecondFactor: Scanning',
    'Screens/Sub-channel permissions: Planned',
  ],
}

export const error: Pattern = {
  purpose: {
    zh: '出错时，人要知道三件事：什么错了，在哪里，怎么办。',
    en: 'When something fails people want to know three things: what, where, and what to do.',
  },
  does: [
    { zh: '用人的话说，并给出下一步。', en: 'Say it in plain words and give the next step.' },
    { zh: '留住已填的和已看到的内容。', en: 'Keep what was typed and what was in sight.' },
    {
      zh: '能自己好的（网络中断）自己重试，并说明。',
      en: 'Retry by itself what may pass, such as a lost network, and say so.',
    },
  ],
  donts: [
    { zh: '不要显示错误代码、堆栈或“未知错误”。', en: 'Do not show codes, stacks or “unknown error”.' },
    { zh: '不要用红色浮层代替输入框下的错误。', en: 'Do not put into a toast what belongs under a field.' },
    { zh: '不要责怪人：“无效输入”。', en: 'Do not blame people: “invalid input”.' },
  ],
  stories: [
    'Screens/CompanyList: Failed',
    'Screens/Shell: ScreenDoesNotCome',
    'Screens/Login: Unreachable',
    'Screens/UploadField: Lost',
    'Feedback/ErrorSummary: LeadsToItsField',
  ],
}

export const empty: Pattern = {
  purpose: {
    zh: '还没有内容，或没有符合条件的内容：两种空，两种说法。',
    en: 'Nothing yet and nothing that matches are two kinds of empty, and are said differently.',
  },
  does: [
    { zh: '还没有：一张画、一句话、第一步的按钮。', en: 'Nothing yet: a picture, a sentence and the first step.' },
    { zh: '没有符合的：说出条件，给“清除筛选”。', en: 'Nothing matches: name the condition and offer to clear it.' },
    {
      zh: '无权新建的人，不给按钮，说明由谁添加。',
      en: 'Show no button to people who may not add anything, and say who can.',
    },
  ],
  donts: [
    { zh: '不要留下空表头、空分页。', en: 'Do not leave an empty head or pager.' },
    { zh: '不要让空状态看起来像出错。', en: 'Do not let empty look like an error.' },
  ],
  stories: [
    'Screens/Tutors: EmptyList',
    'Screens/CompanyList: Empty',
    'Screens/CompanyList: NothingMatches',
    'Feedback/EmptyState: Pictures',
  ],
}

export const longWork: Pattern = {
  purpose: {
    zh: '超过一秒的事给进度；超过一屏的事可以离开。',
    en: 'What takes more than a second shows progress; what takes longer than anyone waits can be left.',
  },
  does: [
    {
      zh: '显示数量：“已处理 1,204 / 5,000”，不只是百分比。',
      en: 'Show counts, “1,204 of 5,000”, not only a percentage.',
    },
    { zh: '离开、刷新、重启之后仍在“进行中”里。', en: 'Keep it in the tray after leaving, a reload or a restart.' },
    {
      zh: '结束时说清成功、失败、跳过各多少，失败可以单独处理。',
      en: 'At the end say how many succeeded, failed and were skipped; let the failed be dealt with alone.',
    },
    { zh: '取消要说明已经完成的部分怎么办。', en: 'When it is cancelled, say what becomes of the part that is done.' },
  ],
  donts: [
    { zh: '不要用遮罩挡住整个页面。', en: 'Do not cover the page.' },
    { zh: '不要显示倒退的进度。', en: 'Do not let progress go back.' },
  ],
  stories: [
    'Screens/Import: Importing',
    'Screens/Operations: Running',
    'Screens/Tray: UnderWay',
    'Screens/Tray: TwoHundred',
    'Feedback/ProgressBar: JobsAndMeters',
  ],
}

export const datesAndNumbers: Pattern = {
  purpose: {
    zh: '时间、数字、金额在所有页面、表格和终端里写法一致。',
    en: 'Times, numbers and amounts are written alike on every screen, in every table and in the terminal.',
  },
  does: [
    {
      zh: '时间用频道的时区；浏览器在别的时区时写出时区。',
      en: 'Use the channel’s time zone; name it when the browser is in another.',
    },
    { zh: '表格里的数字右对齐，用等宽数字。', en: 'Align numbers of a table to the right, in tabular figures.' },
    {
      zh: '可能很大的金额用“万元”，单位写在列名里。',
      en: 'Write large amounts in 10,000 yuan, with the unit in the column’s name.',
    },
  ],
  donts: [
    {
      zh: '不要写“刚刚”“昨天”：截图和打印会过时。',
      en: 'Do not write “just now” or “yesterday”: it is wrong on a printed page.',
    },
    { zh: '不要自己拼接日期，用 core 的 format。', en: 'Do not assemble dates by hand; use core’s formatters.' },
  ],
  stories: [
    'Fields/DateTimeField: TypedByKeyboard',
    'Fields/DateRangeField: EmptyAndFilled',
    'Screens/Usage: ThisMonth',
  ],
}

export const words: Pattern = {
  purpose: {
    zh: '一件事只有一个叫法。中文在先，英文由母语者写就。',
    en: 'One thing has one name. Chinese comes first; the English reads as if written, not translated.',
  },
  does: [
    { zh: '按钮用动词：保存、导出、邀请。', en: 'Buttons are verbs: Save, Export, Invite.' },
    { zh: '中英文、数字之间空一格：“共 12 家”。', en: 'English is in sentence case: “Change administrator”.' },
    { zh: '中文用全角标点和“”，英文用半角。', en: 'Use curly quotes and no exclamation marks.' },
    { zh: '称呼用“你”，不用“您”“用户”。', en: 'Address people as “you”, never as “the user”.' },
  ],
  donts: [
    {
      zh: '不要用“操作成功”；说出发生了什么：“已保存”。',
      en: 'Do not write “Operation successful”; say what happened: “Saved”.',
    },
    { zh: '不要在界面里出现字段名和英文缩写。', en: 'Do not show field names or internal abbreviations.' },
  ],
  stories: ['Screens/Login: Idle', 'Screens/Help: Page'],
}
