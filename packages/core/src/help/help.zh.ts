export const helpZh = {
  needs: '需要的权限',
  picture: '“{{screen}}”页面的样子',
  messages: '可能看到的提示',
  questions: '常见问题',
  related: '相关',
  index: '我想',
  search: '搜索操作指南',
  nothing: '没有找到相关的指南',
} as const
