/** What all forms say alike. */
export const formsZh = {
  clash: {
    changed: '在你编辑时，其他人修改了它。你填写的内容还在，没有覆盖任何一方。',
    takeTheirs: '载入最新内容',
    keepMine: '保存我的内容',
    gone: '它已被其他人删除。你填写的内容还在。',
    saveNew: '另存为新的',
  },
  richText: {
    toolbar: '格式',
    bold: '加粗',
    italic: '斜体',
    bullets: '项目列表',
    numbers: '编号列表',
    link: '链接',
    unlink: '去掉链接',
    undo: '撤销',
    redo: '重做',
    linkTitle: '链接',
    linkDone: '确定',
    address: '地址',
    addressHint: '以 https:// 开头',
    addressWrong: '链接格式不正确，应以 http:// 或 https:// 开头',
  },
}
