export const usageZh = {
  total: '已用 {{used}}，共 {{quota}}（{{percent}}%）',
  traffic: '本月流量已用 {{used}}，共 {{quota}}（{{percent}}%）',
  projected: '预计到月底 {{size}}',
  trafficWarned: '本月流量即将用完，用完后公开的回放和下载会被拒绝。',
  trafficFull: '本月流量已用完，公开的回放和下载会被拒绝。',
  quotas: { storage: '存储', traffic: '流量' },
  bySms: '{{quota}}：提醒同时发短信',
  notBySms: '{{quota}}：只在后台提醒',
  reserved: '其中正在上传 {{reserved}}',
  warned: '存储空间即将用完，请删除不用的文件或联系平台方。',
  full: '存储空间已用完，不能再上传；请删除不用的文件或联系平台方。',
}
