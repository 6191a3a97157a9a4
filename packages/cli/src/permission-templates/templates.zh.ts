export const templatesZh = {
  columns: { name: '名称', flags: '权限', inUse: '使用数' },
  all: '全部 12 项',
  created: '已创建权限模板“{{name}}”。',
  askChange_other: '修改权限模板“{{name}}”，{{count}} 个频道或账号随之改变',
  changed: '已修改权限模板“{{name}}”。',
  askDelete: '删除权限模板“{{name}}”',
  deleted: '已删除权限模板“{{name}}”。',
}
