export const supportVisitsZh = { ended: '支持访问已结束：{{visitor}}。' }
