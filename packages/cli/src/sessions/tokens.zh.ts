export const tokensZh = {
  columns: { id: '编号', name: '名称', limits: '限制', lastUsed: '最近使用', expires: '到期' },
  readOnly: '只读',
  current: '（正在使用）',
  created: '令牌（只显示这一次）：',
  until: '有效至 {{date}}。',
  revoked: '已撤销令牌。',
}
