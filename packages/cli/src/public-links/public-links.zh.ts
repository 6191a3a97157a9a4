export const publicLinksCliZh = {
  closes: '关闭公开链接，已发出的链接立即失效',
  closed: '不再公开。',
}
