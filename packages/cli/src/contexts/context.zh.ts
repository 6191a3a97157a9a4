export const contextZh = {
  list: {
    none: '还没有登录过任何服务器。请运行 icss auth login。',
    name: '名称',
    server: '服务器',
    account: '账号',
    channel: '组织',
    login: '登录',
    until: '至 {{date}}',
    loggedOut: '已退出',
  },
  use: { done: '当前上下文：{{name}}（{{server}}）' },
  remove: {
    done: '已删除上下文“{{name}}”。',
    tokenLives: '令牌未在服务器上吊销，到期前仍有效；如需吊销，请先运行 icss auth logout。',
  },
}
