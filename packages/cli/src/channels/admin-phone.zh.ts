export const adminPhoneCliZh = {
  fields: { phone: '管理员手机', next: '将更换为' },
  none: '尚未设置管理员手机。可用 icss admin-phone set 设置。',
  awaited: '{{phone}}（{{at}}）',
  codeSent: '验证码已发送到 {{phone}}。',
  proofs: {
    code: '{{phone}} 收到的验证码：',
    oldCode: '原手机 {{oldPhone}} 收到的验证码：',
    currentPassword: '当前密码（输入时不显示）：',
    factorCode: '两步验证码或恢复码：',
  },
  askSet: '将管理员手机设为 {{phone}}',
  askLost: '72 小时后将管理员手机换成 {{phone}}，期间所有页面和原手机都会收到提示',
  set: '管理员手机已设为 {{phone}}。',
  lost: '管理员手机将于 {{at}} 换成 {{phone}}。可用 icss admin-phone keep 取消。',
  kept: '管理员手机保持为 {{phone}}。',
}
