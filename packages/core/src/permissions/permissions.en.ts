import type { Translation } from '../copy/translate.ts'
import type { permissionsZh } from './permissions.zh.ts'

export const permissionsEn: Translation<typeof permissionsZh> = {
  flags: {
    accountManagement: 'Account management',
    uploadCourse: 'Upload courses',
    uploadFile: 'Upload files',
    publishNotice: 'Publish notices',
    homeCarousel: 'Home carousel',
    homeVideo: 'Home video',
    homeLogo: 'Home logo',
    homeBackground: 'Home background',
    homeIcon: 'Home icons',
    homeApplication: 'Home applications',
    toolApplication: 'Tool applications',
    signInMeeting: 'Sign-in meetings',
  },
  sources: {
    channel: 'all that the channel has',
    template: 'template',
    single: 'set one by one',
    none: 'none',
  },
}
