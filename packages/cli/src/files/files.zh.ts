export const filesZh = {
  columns: { group: '文件组', count: '文件数', id: '编号', file: '文件', address: '地址' },
  ungrouped: '未分组',
  renamed: '已重命名为“{{name}}”。',
  moved: '已移动 {{count}} 个文件到“{{group}}”。',
  askDelete: '将删除 {{count}} 个文件：{{names}}',
  wouldDelete: '将删除 {{count}} 个文件。',
  deleted: '已删除 {{count}} 个文件，7 天内可用 icss files restore 恢复。',
  restored: '已恢复 {{count}} 个文件。',
  saved: '已保存 {{count}} 个文件。',
}
