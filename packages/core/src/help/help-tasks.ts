import type { HelpPage } from './help-pages.ts'

/** The help pages by what somebody wants to do; each stands in one place. */
export const helpTasks = [
  { title: '开始使用', pages: ['functionoverview', 'cvtouchProductIntroduction'] },
  {
    title: '做课程',
    pages: ['managementcourse', 'EUSCourseClassExplain', 'cvtouchCourseExplain', 'carouselcourse'],
  },
  { title: '办直播', pages: ['appbslivecourse'] },
  { title: '发文件和通知', pages: ['fileOperatingExplain', 'noticeOperatingExplain'] },
  {
    title: '布置首屏',
    pages: [
      'turnIntroduceOperatingExplain',
      'videomanagement',
      'customlogo',
      'cvtouchChangeTheTheme',
      'homeapplication',
      'toolapplication',
    ],
  },
  {
    title: '办会议和抽奖',
    pages: ['managementmeeting', 'luckDraw', 'appbsMeetting', 'appScreenMeetting', 'videoMeeting'],
  },
  {
    title: '办商会业务',
    pages: [
      'chamberOperatingExplain',
      'companyOperatingExplain',
      'employeeCardOperatingExplain',
      'resourceDemandOperatingExplain',
      'activityOperatingExplain',
      'reportOperatingExplain',
    ],
  },
  {
    title: '管账号和权限',
    pages: ['cvtouchPersonalExplain', 'EUSPersonalCenterExplain', 'channelClassificationOperatingExplain'],
  },
  {
    title: '用客户端',
    pages: [
      'mobileScreenOperatingExplain',
      'WhiteboardExplain',
      'videoCacheOperatingExplain',
      'voiceSearchOperatingExplain',
      'familyAreaOperatingExplain',
    ],
  },
] as const satisfies readonly { readonly title: string; readonly pages: readonly HelpPage[] }[]
