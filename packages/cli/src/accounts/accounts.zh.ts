export const accountsZh = {
  columns: {
    number: '账号',
    name: '姓名',
    before: '现在',
    after: '之后',
  },
  status: { enabled: '启用', disabled: '停用' },
  admin: '管理员',
  created: '已创建账号 {{number}}。',
  initialPassword: '初始密码（只显示这一次）：{{password}}',
  initialConfigured: '初始密码为平台配置的密码。',
  mustChange: '首次登录时须修改密码。',
  askDisable: '停用 {{count}} 个账号，并结束它们的登录和令牌',
  askReset: '重置账号 {{number}} 的密码，并结束它的登录和令牌',
  changed: '已{{status}} {{count}} 个账号。',
  would: '试运行：将{{status}} {{count}} 个账号，未写入。',
  nothing: '没有需要更改的内容。',
}
