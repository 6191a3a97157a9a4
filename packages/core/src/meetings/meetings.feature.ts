export { meetingErrorsZh as errorsZh } from './meetings.zh.ts'
export { meetingErrorsEn as errorsEn } from './meetings.en.ts'
export { meetingErrors as errors } from './meetings.errors.ts'
export { meetingsScreens as screens } from './meetings.screens.ts'
