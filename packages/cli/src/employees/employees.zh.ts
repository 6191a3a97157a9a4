export const employeesCliZh = {
  issued: '请把链接发给员工本人，{{time}} 前有效，只能使用一次：',
  revoked: '绑定链接已撤销。',
  phoneEnded: '这台手机已退出。',
  lastUsedAt: '最近使用',
  expiresAt: '有效期至',
  address: '地址',
  userAgent: '浏览器',
}
