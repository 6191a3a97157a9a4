export const permissionsZh = {
  columns: { channel: '频道', opens: '开放', closes: '关闭', flags: '权限', source: '来源', template: '权限模板' },
  own: '本账号',
  ask_other: '更改 {{count}} 个频道的权限，立即生效',
  nothing: '没有需要更改的权限。',
  would: '将更改 {{count}} 个频道，未写入。',
  applied: '已更改 {{count}} 个频道，任务编号 {{id}}。',
  appliedBefore: '这份预览已执行过，任务编号 {{id}}；没有重复执行。',
  saved: '预览已保存到 {{file}}。执行：{{command}}',
}
