export const recycleBinZh = {
  restored: '已恢复。',
  erased: '已彻底删除。',
  eraseAsk: '彻底删除，不能再恢复',
  nothing: '回收站里没有可以删除的内容。',
  emptyAsk: '彻底删除回收站里的 {{count}} 项，不能再恢复',
  emptied: '已彻底删除 {{count}} 项。',
}
