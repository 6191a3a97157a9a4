export const participantsCliZh = {
  taken: '已添加 {{added}} 人；原已在名单中 {{known}} 人，没有手机号 {{left}} 人。',
}
