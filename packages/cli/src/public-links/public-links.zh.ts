export const publicLinksCliZh = {
  closes: '停用公开链接，已发出的链接立即失效',
  closed: '不再公开。',
  renews: '更换公开链接，已发出的链接立即失效',
  off: '链接已停用。',
}
