import type { Both } from '../copy/language.ts'

/**
 * The help pages under /explain/ by their names in seed section 2, in the order of the menu, and behind them those of
 * chamber business. `about` a part that the conference-room-system mode (wmr) has not: there the page is hidden (seed
 * section 6); `about` the chamber: it is not there in a training channel.
 */
export const helpPages = [
  { name: 'functionoverview', about: 'all', title: { zh: '功能概览', en: 'Overview' } },
  { name: 'cvtouchProductIntroduction', about: 'all', title: { zh: '产品介绍', en: 'About the product' } },
  {
    name: 'EUSCourseClassExplain',
    about: 'courses',
    title: { zh: '企业大学课程', en: 'Enterprise-university courses' },
  },
  { name: 'cvtouchCourseExplain', about: 'courses', title: { zh: '课程', en: 'Courses' } },
  { name: 'managementcourse', about: 'courses', title: { zh: '课程管理', en: 'Managing courses' } },
  { name: 'carouselcourse', about: 'courses', title: { zh: '轮播课程', en: 'Carousel courses' } },
  {
    name: 'appbslivecourse',
    about: 'courses',
    title: { zh: '手机与大屏直播课程', en: 'Live courses on phone and big screen' },
  },
  { name: 'fileOperatingExplain', about: 'files', title: { zh: '文件', en: 'Files' } },
  { name: 'noticeOperatingExplain', about: 'notices', title: { zh: '通知', en: 'Notices' } },
  { name: 'turnIntroduceOperatingExplain', about: 'all', title: { zh: '轮播图', en: 'Carousel' } },
  { name: 'videomanagement', about: 'all', title: { zh: '视频管理', en: 'Managing videos' } },
  { name: 'customlogo', about: 'all', title: { zh: '自定义标识', en: 'Your own logo' } },
  { name: 'cvtouchChangeTheTheme', about: 'all', title: { zh: '更换主题', en: 'Changing the theme' } },
  { name: 'homeapplication', about: 'all', title: { zh: '首屏应用', en: 'Home applications' } },
  { name: 'toolapplication', about: 'all', title: { zh: '工具应用', en: 'Tool applications' } },
  { name: 'managementmeeting', about: 'all', title: { zh: '会议管理', en: 'Managing meetings' } },
  { name: 'appScreenMeetting', about: 'all', title: { zh: '手机投屏会议', en: 'Meeting with a phone on the screen' } },
  { name: 'appbsMeetting', about: 'all', title: { zh: '手机与大屏会议', en: 'Meeting on phone and big screen' } },
  { name: 'videoMeeting', about: 'all', title: { zh: '视频会议', en: 'Video meetings' } },
  { name: 'luckDraw', about: 'all', title: { zh: '抽奖', en: 'Prize draw' } },
  {
    name: 'EUSPersonalCenterExplain',
    about: 'all',
    title: { zh: '企业大学个人中心', en: 'Enterprise-university personal centre' },
  },
  { name: 'cvtouchPersonalExplain', about: 'all', title: { zh: '个人中心', en: 'Personal centre' } },
  { name: 'channelClassificationOperatingExplain', about: 'all', title: { zh: '频道分组', en: 'Channel groups' } },
  { name: 'familyAreaOperatingExplain', about: 'all', title: { zh: '家庭区', en: 'Family area' } },
  { name: 'WhiteboardExplain', about: 'all', title: { zh: '白板', en: 'Whiteboard' } },
  { name: 'mobileScreenOperatingExplain', about: 'all', title: { zh: '手机投屏', en: 'Phone on the screen' } },
  { name: 'videoCacheOperatingExplain', about: 'all', title: { zh: '视频缓存', en: 'Video cache' } },
  { name: 'voiceSearchOperatingExplain', about: 'all', title: { zh: '语音搜索', en: 'Voice search' } },
  {
    name: 'chamberOperatingExplain',
    about: 'chamber',
    title: { zh: '商会信息与风采', en: 'The chamber and its news' },
  },
  { name: 'companyOperatingExplain', about: 'chamber', title: { zh: '会员企业', en: 'Member companies' } },
  { name: 'employeeCardOperatingExplain', about: 'chamber', title: { zh: '员工名片', en: 'Employee cards' } },
  {
    name: 'resourceDemandOperatingExplain',
    about: 'chamber',
    title: { zh: '资源、需求与牵线', en: 'Resources, demands and introductions' },
  },
  { name: 'activityOperatingExplain', about: 'chamber', title: { zh: '活动与报名', en: 'Activities and sign-ups' } },
  { name: 'reportOperatingExplain', about: 'chamber', title: { zh: '举报', en: 'Reports' } },
] as const
export type HelpPage = (typeof helpPages)[number]['name']

export const helpTitles = Object.fromEntries(helpPages.map(({ name, title }) => [name, title])) as Readonly<
  Record<HelpPage, Both>
>
