export const contentPermissionsZh = {
  kind: '种类',
  groups: '对频道组开放',
  kinds: { course: '课程', live: '直播', file: '文件', notice: '通知', meeting: '会议' },
  opened: '已对这些频道组开放：{{groups}}。',
  closed: '已改为只有本频道可见。',
  content: '内容',
  opens: '开放',
  closes: '关闭',
  ask_other: '更改 {{count}} 项内容的开放范围，立即生效',
  nothing: '没有需要更改的内容。',
  would: '将更改 {{count}} 项内容，未写入。',
  applied: '已更改 {{count}} 项内容，任务编号 {{id}}。',
}
