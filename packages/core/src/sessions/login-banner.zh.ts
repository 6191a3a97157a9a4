/** Wording of the banner beside the login: five product modules (seed section 2). */
export const loginBannerZh = {
  product: 'ICSS 商会与培训管理后台',
  pause: '暂停轮播',
  play: '继续轮播',
  region: '产品模块',
  slideOf: '第 {{index}} 张，共 {{count}} 张',
  modules: {
    university: {
      title: '企业大学',
      claim: '把课程交到每一位会员手里',
      text: '章节、直播、导师与学习资料，一处管理，频道与商会同步可见。',
    },
    meetings: {
      title: '会议助手',
      claim: '签到、名单、抽奖，一屏完成',
      text: '扫码签到即入名单，抽奖结果人人可以验证。',
    },
    members: {
      title: '企业管理',
      claim: '会员企业，一张清楚的名册',
      text: '企业资料、员工名片、资源与需求，随时查，批量改。',
    },
    home: { title: '首屏设置', claim: '大屏的样子，由你决定', text: '轮播、视频、标识、背景与图标，改了就能看见。' },
    notices: { title: '通知与文件', claim: '该看到的人，都看得到', text: '按频道分组发布通知，文件集中存放。' },
  },
}
