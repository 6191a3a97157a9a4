/**
 * Who opens which path, written down by hand from seed section 6 and product.md section 3, and derived from nothing: what
 * the product decides is held against it. A path is `all`'s who are logged in to a channel, an `admin`'s, of chamber
 * `business`, the `chamberAdmin`'s, of a main channel with account management (`groups`), or of whoever holds one of the
 * flags by their ids. `notInRooms`: not there in the conference-room mode; `zh`: in the Chinese interface only.
 */
export type Opener = 'all' | 'admin' | 'business' | 'chamberAdmin' | 'groups' | readonly number[]
export type PathMark = 'notInRooms' | 'zh'
export type PathLine = readonly [path: string, opener: Opener, ...marks: PathMark[]]

/** Of both kinds of organisation; a chamber's has Commerce behind its first word. */
const inEach: readonly PathLine[] = [
  ['/curriculum', 'all', 'notInRooms'],
  ['/curriculum/1', 'all', 'notInRooms'],
  ['/uploadcourse', [1], 'notInRooms'],
  ['/uploadcourse/7', [1], 'notInRooms'],
  ['/eusChapter/7', [1], 'notInRooms'],
  ['/customcourselist/7', 'all', 'notInRooms'],
  ['/courseCategories', [1], 'notInRooms'],
  ['/purchasedCourses', 'all', 'notInRooms'],
  ['/carouselCourses', [1], 'notInRooms'],
  ['/liveCurriculum', 'all', 'notInRooms'],
  ['/createLive', [1], 'notInRooms'],
  ['/createLive/7', [1], 'notInRooms'],
  ['/eusFileShow', [2], 'notInRooms'],
  ['/eusFileUpload', [2], 'notInRooms'],
  ['/eusFileUpload/7', [2], 'notInRooms'],
  ['/eusnoticeList', [3], 'notInRooms'],
  ['/eusnoticeList/7', [3], 'notInRooms'],
  ['/eusnewNotice', [3], 'notInRooms'],
  ['/eusnewNotice/7', [3], 'notInRooms'],
  ['/eusnoticedetail', [3], 'notInRooms'],
  ['/eusnoticedetail/7', [3], 'notInRooms'],
  ['/homeSettings', [4]],
  ['/videoSettings', [5]],
  ['/logoSettings', [6]],
  ['/themeSettings', [7]],
  ['/homeiconSettings', [8]],
  ['/addapplication', [9, 10]],
  ['/lotteryList', [11], 'zh'],
  ['/lotteryBank', [11], 'zh'],
  ['/lotteryJoin/7/0/0', [11]],
  ['/lotteryWin/7/0/0', [11]],
  ['/lotteryDraw', [11]],
  ['/lotteryDraw/7', [11]],
  ['/newMeeting', [11]],
  ['/newPrize', [11]],
  ['/newPrize/7', [11]],
  ['/signinPreview/7', [11]],
  ['/signInDesk/7', [11]],
  ['/badges/7', [11]],
  ['/personalCenter', 'all'],
  ['/personalCenterStair', 'groups'],
  ['/newsubject/0/0', 'groups'],
  ['/InforManage', 'all'],
  ['/InforManage/1', 'all'],
  ['/superBusinessCard', 'all'],
  ['/superBusinessCard/card', [0]],
  ['/superBusinessCard/card/7', [0]],
  ['/account', 'all'],
  ['/messages', 'all'],
  ['/import/accounts', 'all'],
  ['/import/accounts/7', 'all'],
  ['/operations', 'all'],
  ['/operations/7', 'all'],
  ['/recycleBin', 'all'],
  ['/publicLinks', 'all'],
  ['/audit', 'admin'],
  ['/personCopy', 'admin'],
  ['/webhooks', 'admin'],
]

/** Of a channel that is no chamber. */
const inChannels: readonly PathLine[] = [
  ['/lotterySet/7/0', [11]],
  ['/receivedCourses', 'all', 'notInRooms'],
  ['/receivedCourses/7', 'all', 'notInRooms'],
  ['/receivedLives', 'all', 'notInRooms'],
  ['/receivedLives/7', 'all', 'notInRooms'],
]

/** Of a chamber of commerce. */
const inChambers: readonly PathLine[] = [
  ['/InformationManagementCommerce', 'business'],
  ['/businessManagement', 'business'],
  ['/editBusinessManagement/7', 'business'],
  ['/company/7', 'business'],
  ['/companySearch', 'business'],
  ['/companyPreview/7', 'business'],
  ['/employeeList/7', 'business'],
  ['/employeeCard/7/7', 'business'],
  ['/resourceManagement', 'business'],
  ['/newResources', 'business'],
  ['/newResources/7', 'business'],
  ['/demandManagement', 'business'],
  ['/newDemand', 'business'],
  ['/newDemand/7', 'business'],
  ['/introductionList', 'business'],
  ['/activityManagement', 'business'],
  ['/newActivities', 'business'],
  ['/newActivities/7', 'business'],
  ['/activitySignUps/7', 'business'],
  ['/newsList', 'business'],
  ['/newNews', 'business'],
  ['/newNews/7', 'business'],
  ['/reportList', 'chamberAdmin'],
  ['/joinRequestList', 'chamberAdmin'],
  ['/lotterySetCommerce/7', [11]],
  ['/explain/chamberOperatingExplain', 'all', 'zh'],
  ['/explain/companyOperatingExplain', 'all', 'zh'],
  ['/explain/employeeCardOperatingExplain', 'all', 'zh'],
  ['/explain/resourceDemandOperatingExplain', 'all', 'zh'],
  ['/explain/activityOperatingExplain', 'all', 'zh'],
  ['/explain/reportOperatingExplain', 'all', 'zh'],
]

/** Of both, under one path. */
const inBoth: readonly PathLine[] = [
  ['/tutor', 'all'],
  ['/tutoradd', [1]],
  ['/tutoradd/7', [1]],
  ['/tutorCategories', [1]],
  ['/liveDetails', 'all', 'notInRooms'],
  ['/liveDetails/7', 'all', 'notInRooms'],
]

/** The guides of the seed; those about what the conference-room mode hides are hidden with it. */
const guides: readonly PathLine[] = [
  ...[
    'functionoverview',
    'cvtouchProductIntroduction',
    'turnIntroduceOperatingExplain',
    'videomanagement',
    'customlogo',
    'cvtouchChangeTheTheme',
    'homeapplication',
    'toolapplication',
    'managementmeeting',
    'appScreenMeetting',
    'appbsMeetting',
    'videoMeeting',
    'luckDraw',
    'EUSPersonalCenterExplain',
    'cvtouchPersonalExplain',
    'channelClassificationOperatingExplain',
    'familyAreaOperatingExplain',
    'WhiteboardExplain',
    'mobileScreenOperatingExplain',
    'videoCacheOperatingExplain',
    'voiceSearchOperatingExplain',
  ].map((name): PathLine => [`/explain/${name}`, 'all', 'zh']),
  ...[
    'EUSCourseClassExplain',
    'cvtouchCourseExplain',
    'managementcourse',
    'carouselcourse',
    'appbslivecourse',
    'fileOperatingExplain',
    'noticeOperatingExplain',
  ].map((name): PathLine => [`/explain/${name}`, 'all', 'zh', 'notInRooms']),
]

const inCommerce = ([path, ...rest]: PathLine): PathLine => [path.replace(/^\/[^/]+/, '$&Commerce'), ...rest]

/** The paths of a training channel and of a chamber. */
export const pathLines = {
  channel: [...inEach, ...inChannels, ...inBoth, ...guides],
  chamber: [...inEach.map(inCommerce), ...inChambers, ...inBoth, ...guides],
} as const

/** Somebody as the table sees them. */
export interface Opening {
  readonly organisation: 'channel' | 'chamber'
  readonly tier: 1 | 2
  /** Ids of the flags that they hold. */
  readonly flags: readonly number[]
  readonly isAdmin: boolean
  readonly business: boolean
  readonly inRooms: boolean
}

/** The paths that somebody opens in a language, by the table. */
export function pathsOfTable(who: Opening, language: 'zh' | 'en'): Set<string> {
  const opens = (opener: Opener): boolean => {
    switch (opener) {
      case 'all':
        return true
      case 'admin':
        return who.isAdmin
      case 'business':
        return who.isAdmin || who.business
      case 'chamberAdmin':
        return who.isAdmin
      case 'groups':
        return who.tier === 1 && who.flags.includes(0)
      default:
        return opener.some((flag) => who.flags.includes(flag))
    }
  }
  const lines = pathLines[who.organisation].filter(
    ([, opener, ...marks]) =>
      opens(opener) && !(marks.includes('notInRooms') && who.inRooms) && !(marks.includes('zh') && language !== 'zh'),
  )
  return new Set(['/', ...lines.map(([path]) => path)])
}

/** Every path of the table, whoever's. */
export const allPaths: ReadonlySet<string> = new Set([
  '/',
  ...pathLines.channel.map(([path]) => path),
  ...pathLines.chamber.map(([path]) => path),
])
