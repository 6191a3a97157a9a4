export const membersZh = {
  list: { status: '状态', added: '添加日期' },
}
