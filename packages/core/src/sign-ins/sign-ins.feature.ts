import {
  ownSignInsContract,
  printedSignInLinksContract,
  signInLinksContract,
  signInsContract,
} from './sign-ins.contract.ts'
export { signInsZh as zh, signInErrorsZh as errorsZh } from './sign-ins.zh.ts'
export { signInsEn as en, signInErrorsEn as errorsEn } from './sign-ins.en.ts'
export { signInErrors as errors } from './sign-ins.errors.ts'

export const contract = {
  signIns: signInsContract,
  signInLinks: signInLinksContract,
  printedSignInLinks: printedSignInLinksContract,
  ownSignIns: ownSignInsContract,
} as const

/** What each group of its endpoints is about. */
export const tags = {
  signIns: { zh: '会议签到', en: 'Sign-in to meetings' },
  signInLinks: { zh: '大屏签到码', en: 'Sign-in codes on screens' },
  printedSignInLinks: { zh: '打印签到码', en: 'Printed sign-in codes' },
  ownSignIns: { zh: '在自己的手机上签到', en: 'Signing in on one’s own phone' },
} as const
