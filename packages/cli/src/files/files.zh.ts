export const filesZh = {
  columns: { group: '文件组', count: '文件数', id: '编号', file: '文件' },
  ungrouped: '未分组',
  renamed: '已重命名为“{{name}}”。',
  moved: '已移动 {{count}} 个文件到“{{group}}”。',
  restored: '已恢复 {{count}} 个文件。',
  saved: '已保存 {{count}} 个文件。',
}
