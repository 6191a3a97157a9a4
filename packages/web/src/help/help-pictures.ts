import type { HelpPage } from '@icss/core/help/help-pages.ts'
import type { Screen } from '@icss/core/routes/routes.ts'
import activitiesSignUps from '../activities/__screenshots__/screens-activities--sign-ups.zh.webp'
import personalCentreAccounts from '../channels/__screenshots__/screens-personal-centre--accounts.zh.webp'
import chaptersFilled from '../chapters/__screenshots__/screens-chapters--filled.zh.webp'
import companyWhole from '../companies/__screenshots__/screens-company--whole.zh.webp'
import coursesCarousel from '../courses/__screenshots__/screens-courses--carousel.zh.webp'
import coursesOfACategory from '../courses/__screenshots__/screens-courses--of-a-category.zh.webp'
import coursesPurchased from '../courses/__screenshots__/screens-courses--purchased.zh.webp'
import employeesBindingLink from '../employees/__screenshots__/screens-employees--binding-link.zh.webp'
import filesList from '../files/__screenshots__/screens-files--list.zh.webp'
import homesettingsApplications from '../home-settings/__screenshots__/screens-homesettings--applications.zh.webp'
import homesettingsCarousel from '../home-settings/__screenshots__/screens-homesettings--carousel.zh.webp'
import homesettingsLogo from '../home-settings/__screenshots__/screens-homesettings--logo.zh.webp'
import homesettingsTheme from '../home-settings/__screenshots__/screens-homesettings--theme.zh.webp'
import homesettingsVideos from '../home-settings/__screenshots__/screens-homesettings--videos.zh.webp'
import homeWeek from '../home/__screenshots__/screens-home--week.zh.webp'
import livesOnAir from '../lives/__screenshots__/screens-lives--on-air.zh.webp'
import drawAnnouncingARound from '../lotteries/__screenshots__/screens-draw--announcing-a-round.zh.webp'
import meetingsList from '../meetings/__screenshots__/screens-meetings--list.zh.webp'
import meetingsSettings from '../meetings/__screenshots__/screens-meetings--settings.zh.webp'
import noticesList from '../notices/__screenshots__/screens-notices--list.zh.webp'
import informationManagementOverviewTab from '../organisation/__screenshots__/screens-information-management--overview-tab.zh.webp'
import publicLinksList from '../public-links/__screenshots__/screens-public-links--list.zh.webp'
import reportsDetail from '../reports/__screenshots__/screens-reports--detail.zh.webp'
import shelfDemandWithMatches from '../resources/__screenshots__/screens-shelf--demand-with-matches.zh.webp'
import signinNamesShown from '../sign-ins/__screenshots__/screens-signin--names-shown.zh.webp'
import signinScreen from '../sign-ins/__screenshots__/screens-signin--screen.zh.webp'
import subChannelsGroups from '../sub-channels/__screenshots__/screens-sub-channels--groups.zh.webp'
import subChannelsSubChannels from '../sub-channels/__screenshots__/screens-sub-channels--sub-channels.zh.webp'

interface HelpPicture {
  readonly src: string
  /** The screen that it shows. */
  readonly screen: Screen
}

/**
 * The pictures of the guides: those that are accepted of stories, so that none is older than its screen. A story that
 * goes takes its pictures along, and the build then fails here.
 */
export const helpPictures: { readonly [Page in HelpPage]?: HelpPicture } = {
  functionoverview: { src: homeWeek, screen: 'home' },
  cvtouchProductIntroduction: { src: publicLinksList, screen: 'publicLinks' },
  EUSCourseClassExplain: { src: coursesOfACategory, screen: 'curriculum' },
  cvtouchCourseExplain: { src: coursesPurchased, screen: 'purchasedCourses' },
  managementcourse: { src: chaptersFilled, screen: 'eusChapter' },
  carouselcourse: { src: coursesCarousel, screen: 'carouselCourses' },
  appbslivecourse: { src: livesOnAir, screen: 'liveDetails' },
  fileOperatingExplain: { src: filesList, screen: 'eusFileShow' },
  noticeOperatingExplain: { src: noticesList, screen: 'eusnoticeList' },
  turnIntroduceOperatingExplain: { src: homesettingsCarousel, screen: 'homeSettings' },
  videomanagement: { src: homesettingsVideos, screen: 'videoSettings' },
  customlogo: { src: homesettingsLogo, screen: 'logoSettings' },
  cvtouchChangeTheTheme: { src: homesettingsTheme, screen: 'themeSettings' },
  homeapplication: { src: homesettingsApplications, screen: 'addapplication' },
  toolapplication: { src: homesettingsApplications, screen: 'addapplication' },
  managementmeeting: { src: meetingsSettings, screen: 'lotterySet' },
  appScreenMeetting: { src: signinScreen, screen: 'signinPreview' },
  appbsMeetting: { src: signinNamesShown, screen: 'signinPreview' },
  videoMeeting: { src: meetingsList, screen: 'lotteryList' },
  luckDraw: { src: drawAnnouncingARound, screen: 'lotteryDraw' },
  EUSPersonalCenterExplain: { src: subChannelsSubChannels, screen: 'personalCenterStair' },
  cvtouchPersonalExplain: { src: personalCentreAccounts, screen: 'personalCenter' },
  channelClassificationOperatingExplain: { src: subChannelsGroups, screen: 'personalCenterStair' },
  chamberOperatingExplain: { src: informationManagementOverviewTab, screen: 'informationManagement' },
  companyOperatingExplain: { src: companyWhole, screen: 'company' },
  employeeCardOperatingExplain: { src: employeesBindingLink, screen: 'employeeList' },
  resourceDemandOperatingExplain: { src: shelfDemandWithMatches, screen: 'newDemand' },
  activityOperatingExplain: { src: activitiesSignUps, screen: 'activitySignUps' },
  reportOperatingExplain: { src: reportsDetail, screen: 'reportList' },
}
