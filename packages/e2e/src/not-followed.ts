import type { HelpPage } from '@icss/core/help/help-pages.ts'

const bought = 'The platform delivers courses that were bought; there is none.'
const fromMain = 'What a main channel opens is seen in a sub-channel.'
const notWhole = 'What the steps before it added is not whole, and only what is whole is published.'
const namesParts = 'The button says behind this word which parts it publishes.'
const inMeeting = 'It takes a meeting with people in it; the journeys of meetings and of the desk go there.'
const ofChamber = 'The walk knows the screens of a training channel alone.'
const ofRights = 'It takes sub-channels and content that are ticked; the journeys of permissions go there.'
const ofClients = 'It is about a client, and names screens that other guides walk.'

const publishing = { 'homeSettings.publishLater': notWhole, 'homeSettings.publish': notWhole }

/** What a walk of the back office leaves out of the guides: a whole guide, or what it names; and why. */
export const notFollowed: { readonly [Page in HelpPage]?: string | Readonly<Record<string, string>> } = {
  cvtouchCourseExplain: {
    'courses.fields.supplier': bought,
    'courses.fields.createdAt': bought,
    '@receivedCourses': fromMain,
    'courses.permissions.password': fromMain,
  },
  turnIntroduceOperatingExplain: publishing,
  videomanagement: publishing,
  customlogo: { 'homeSettings.publish': namesParts },
  cvtouchChangeTheTheme: publishing,
  homeapplication: publishing,
  toolapplication: publishing,
  managementmeeting: inMeeting,
  luckDraw: inMeeting,
  appScreenMeetting: inMeeting,
  appbsMeetting: inMeeting,
  videoMeeting: inMeeting,
  cvtouchPersonalExplain: ofRights,
  EUSPersonalCenterExplain: ofRights,
  channelClassificationOperatingExplain: ofRights,
  familyAreaOperatingExplain: ofClients,
  WhiteboardExplain: ofClients,
  mobileScreenOperatingExplain: ofClients,
  videoCacheOperatingExplain: ofClients,
  voiceSearchOperatingExplain: ofClients,
  chamberOperatingExplain: ofChamber,
  companyOperatingExplain: ofChamber,
  employeeCardOperatingExplain: ofChamber,
  resourceDemandOperatingExplain: ofChamber,
  activityOperatingExplain: ofChamber,
  reportOperatingExplain: ofChamber,
}

export function isLeftOut(page: HelpPage, name: string): boolean {
  const left = notFollowed[page]
  return typeof left === 'string' || (left !== undefined && name in left)
}
