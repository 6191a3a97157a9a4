import { ownSignUpsContract, signUpsContract } from './sign-ups.contract.ts'
export { signUpsZh as zh, signUpErrorsZh as errorsZh } from './sign-ups.zh.ts'
export { signUpsEn as en, signUpErrorsEn as errorsEn } from './sign-ups.en.ts'
export { signUpErrors as errors } from './sign-ups.errors.ts'
export { signUpsScreens as screens } from './sign-ups.screens.ts'
export { signUpColumns as columns } from './sign-up.columns.ts'
export { signUpChoices as choices } from './sign-up.ts'

export const contract = { signUps: signUpsContract, ownSignUps: ownSignUpsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  signUps: { zh: '活动的报名', en: 'The sign-ups of activities' },
  ownSignUps: { zh: '在自己的手机上报名', en: 'Signing up on one’s own phone' },
} as const
