export const deskHelpersZh = {
  added: '已添加 {{name}}，请把链接发给本人：',
  ended: '链接已结束。',
}
