export const contentPermissionsZh = {
  kind: '种类',
  groups: '对频道组开放',
  kinds: { course: '课程', live: '直播', file: '文件', notice: '通知', meeting: '会议' },
  opened: '已对这些频道组开放：{{groups}}。',
  closed: '已改为只有本频道可见。',
}
