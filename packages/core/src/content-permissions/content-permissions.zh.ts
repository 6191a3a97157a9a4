export const contentPermissionsZh = {
  hint: '选中的频道组中的子频道可以查看；不选则只有本频道可见。',
  empty: '还没有频道组，建好后才能选择。',
  manage: '管理频道组',
  all: '全选',
  count: '已选 {{count}} 组',
}
