import { anyFlagNeeded, anySession, chamberOnly, flagNeeded, type Need } from '../permissions/need.ts'
import type { UploadSlotName } from './upload-slot.ts'

const course = flagNeeded('uploadCourse')
const application = anyFlagNeeded('homeApplication', 'toolApplication')
const meeting = flagNeeded('signInMeeting')

/** What a session needs to fill a slot: the same as for the screen that the slot stands on. */
export const slotNeeds: Readonly<Record<UploadSlotName, Need>> = {
  lessonVideo: course,
  freeVideo: course,
  subtitle: course,
  homeVideo: flagNeeded('homeVideo'),
  applicationVideo: application,
  themeVideo: flagNeeded('homeBackground'),
  tutorAvatar: course,
  courseImage: course,
  liveImage: course,
  carouselImage: flagNeeded('homeCarousel'),
  homeBackground: flagNeeded('homeBackground'),
  homeLogo: flagNeeded('homeLogo'),
  homeIcon: flagNeeded('homeIcon'),
  applicationLogo: application,
  channelLogo: flagNeeded('accountManagement'),
  organisationLogo: anySession,
  companyLogo: chamberOnly,
  employeeAvatar: chamberOnly,
  activityImage: chamberOnly,
  prizeImage: meeting,
  meetingBackground: meeting,
  qrCode: anySession,
  newsImages: chamberOnly,
  cloudFile: flagNeeded('uploadFile'),
  noticeFile: flagNeeded('publishNotice'),
  newsFile: chamberOnly,
}
