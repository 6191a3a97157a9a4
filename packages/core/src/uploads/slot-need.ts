import { anySession, businessNeeded, flagNeeded, type Need, textsNeeded } from '../permissions/need.ts'
import type { UploadSlotName } from './upload-slot.ts'

const course = flagNeeded('uploadCourse')
const homeApplication = flagNeeded('homeApplication')
const toolApplication = flagNeeded('toolApplication')
const meeting = flagNeeded('signInMeeting')

/** What a session needs to fill a slot: the same as for the screen that the slot stands on. */
export const slotNeeds: Readonly<Record<UploadSlotName, Need>> = {
  lessonVideo: course,
  freeVideo: course,
  subtitle: course,
  homeVideo: flagNeeded('homeVideo'),
  homeApplicationVideo: homeApplication,
  toolApplicationVideo: toolApplication,
  themeVideo: flagNeeded('homeBackground'),
  tutorAvatar: course,
  courseImage: course,
  liveImage: course,
  carouselImage: flagNeeded('homeCarousel'),
  homeVideoCover: flagNeeded('homeVideo'),
  homeBackground: flagNeeded('homeBackground'),
  homeLogo: flagNeeded('homeLogo'),
  homeIcon: flagNeeded('homeIcon'),
  homeApplicationLogo: homeApplication,
  toolApplicationLogo: toolApplication,
  channelLogo: flagNeeded('accountManagement'),
  organisationLogo: anySession,
  companyLogo: businessNeeded,
  productImage: businessNeeded,
  employeeAvatar: businessNeeded,
  businessCardAvatar: flagNeeded('accountManagement'),
  activityImage: businessNeeded,
  prizeImage: meeting,
  meetingBackground: meeting,
  qrCode: anySession,
  newsImages: businessNeeded,
  textImages: textsNeeded,
  cloudFile: flagNeeded('uploadFile'),
  noticeFile: flagNeeded('publishNotice'),
  newsFile: businessNeeded,
}
