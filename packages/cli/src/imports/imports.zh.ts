/** What is said of tables before they are imported. */
export const importsZh = {
  columns: '可以有以下列，带 * 的必填；中英文列名和常见的别名都可以：',
  template: '已写出空白表格 {{file}}；填好后导入它。',
  other: '英文列名：{{other}}',
}
