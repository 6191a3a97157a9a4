import type { Translation } from '../copy/translate.ts'
import type { loginBannerZh } from './login-banner.zh.ts'

export const loginBannerEn: Translation<typeof loginBannerZh> = {
  product: 'ICSS back office for chambers and training',
  pause: 'Pause',
  play: 'Play',
  region: 'Product modules',
  slideOf: 'Slide {{index}} of {{count}}',
  modules: {
    university: {
      title: 'Enterprise university',
      claim: 'Courses in the hands of every member',
      text: 'Chapters, lives, tutors and materials in one place, for channels and chambers alike.',
    },
    meetings: {
      title: 'Meeting assistant',
      claim: 'Sign-in, roster and draw on one screen',
      text: 'Scan to sign in; anyone can check that the draw was fair.',
    },
    members: {
      title: 'Member companies',
      claim: 'One clear register of your members',
      text: 'Companies, cards, resources and demands: found at once, changed in bulk.',
    },
    home: {
      title: 'Home screen',
      claim: 'The big screen looks as you decide',
      text: 'Carousel, video, logo, background and icons, seen as you change them.',
    },
    notices: {
      title: 'Notices and files',
      claim: 'Seen by everyone who should see it',
      text: 'Publish notices to channel groups and keep files together.',
    },
  },
}
