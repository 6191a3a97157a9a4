export const channelGroupsZh = {
  parent: '上级',
  channels: '子频道',
  created_other: '已新建频道组“{{name}}”，{{count}} 个子频道',
  changed_other: '已修改频道组“{{name}}”，{{count}} 个子频道',
  askDelete: '删除频道组“{{name}}”，只对它开放的内容将不再对组内的子频道可见',
  deleted: '已删除频道组“{{name}}”',
}
