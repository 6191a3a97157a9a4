export const permissionsZh = {
  flags: {
    accountManagement: '账号管理',
    uploadCourse: '上传企业大学课程',
    uploadFile: '上传文件',
    publishNotice: '发布通知',
    homeCarousel: '更换首页轮播图',
    homeVideo: '首页视频',
    homeLogo: '首页 Logo',
    homeBackground: '首页背景',
    homeIcon: '首页图标',
    homeApplication: '上传首页应用',
    toolApplication: '上传工具应用',
    signInMeeting: '新建签到会议',
  },
  sources: { channel: '频道全部权限', template: '权限模板', single: '逐项设置', none: '没有权限' },
}
