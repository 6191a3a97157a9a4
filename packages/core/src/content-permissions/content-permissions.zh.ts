export const contentPermissionsZh = {
  title: '对频道组开放',
  hint: '选中的频道组中的子频道可以查看；不选则只有本频道可见。',
  none: '没有对任何频道组开放，只有本频道可见。',
  empty: '还没有频道组，建好后才能选择。',
  manage: '管理频道组',
  all: '全选',
  count: '已选 {{count}} 组',
  search: '搜索频道组',
  noMatch: '没有符合条件的频道组',
  channels: '{{count}} 个子频道',
  within: '{{name}}（属于 {{parent}}）',
}
