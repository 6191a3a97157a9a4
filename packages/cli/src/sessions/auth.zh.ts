export const authZh = {
  ended: '登录已过期，请重新输入密码。',
  who: '{{name}}（{{number}}），{{channel}}，{{role}}',
  login: {
    askServer: '服务器地址：',
    askAccount: '账号：',
    askPassword: '{{account}} 在 {{server}} 的密码（输入时不显示）：',
    askCode: '验证码（或一个恢复码）：',
    done: '已登录：{{who}}\n服务器：{{server}}',
    kept: '令牌已保存在上下文“{{name}}”，有效期至 {{date}}。',
    mustChange: '该账号仍在使用初始密码，须先修改。',
    askNew: '新密码（输入时不显示）：',
    askAgain: '再次输入新密码：',
  },
  status: { server: '服务器', who: '登录', context: '上下文', until: '有效期至' },
  logout: {
    done: '已退出 {{server}}。',
    notRevoked: '本机已删除令牌，但服务器 {{server}} 未确认吊销；令牌到期前仍有效。',
  },
}
