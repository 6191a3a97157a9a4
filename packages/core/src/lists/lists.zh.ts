/** What all lists of entities say alike. */
export const listsZh = {
  range: '第 {{from}}–{{to}} 条，共 {{total}} 条',
  all: '全部',
  export: '导出',
  edit: '编辑',
  details: '详情',
  delete: '删除',
  selectPage: '选择本页全部',
  saved: '已保存',
  deleted: '已删除',
  noMatch: { title: '没有符合条件的内容', text: '换个词，或清除筛选。', clear: '清除筛选' },
}
