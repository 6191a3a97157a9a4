export const usageZh = {
  total: '已用 {{used}}，共 {{quota}}（{{percent}}%）',
  reserved: '其中正在上传 {{reserved}}',
  warned: '存储空间即将用完，请删除不用的文件或联系平台方。',
  full: '存储空间已用完，不能再上传；请删除不用的文件或联系平台方。',
}
