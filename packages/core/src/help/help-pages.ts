/**
 * The help pages under /explain/ by their names in seed section 2, in the order of the menu. `about` a part that the
 * conference-room-system mode (wmr) has not: there the page is hidden (seed section 6).
 */
export const helpPages = [
  { name: 'functionoverview', about: 'all' },
  { name: 'cvtouchProductIntroduction', about: 'all' },
  { name: 'EUSCourseClassExplain', about: 'courses' },
  { name: 'cvtouchCourseExplain', about: 'courses' },
  { name: 'managementcourse', about: 'courses' },
  { name: 'carouselcourse', about: 'courses' },
  { name: 'appbslivecourse', about: 'courses' },
  { name: 'fileOperatingExplain', about: 'files' },
  { name: 'noticeOperatingExplain', about: 'notices' },
  { name: 'turnIntroduceOperatingExplain', about: 'all' },
  { name: 'videomanagement', about: 'all' },
  { name: 'customlogo', about: 'all' },
  { name: 'cvtouchChangeTheTheme', about: 'all' },
  { name: 'homeapplication', about: 'all' },
  { name: 'toolapplication', about: 'all' },
  { name: 'managementmeeting', about: 'all' },
  { name: 'appScreenMeeting', about: 'all' },
  { name: 'appbsMeeting', about: 'all' },
  { name: 'videoMeeting', about: 'all' },
  { name: 'luckDraw', about: 'all' },
  { name: 'EUSPersonalCenterExplain', about: 'all' },
  { name: 'cvtouchPersonalExplain', about: 'all' },
  { name: 'channelClassificationOperatingExplain', about: 'all' },
  { name: 'familyAreaOperatingExplain', about: 'all' },
  { name: 'WhiteboardExplain', about: 'all' },
  { name: 'mobileScreenOperatingExplain', about: 'all' },
  { name: 'videoCacheOperatingExplain', about: 'all' },
  { name: 'voiceSearchOperatingExplain', about: 'all' },
] as const
export type HelpPage = (typeof helpPages)[number]['name']
