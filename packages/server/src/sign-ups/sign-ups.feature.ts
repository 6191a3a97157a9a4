import { ownSignUpsHandlers } from './own-sign-ups.handlers.ts'
import { signUpPages } from './sign-up-pages.ts'
import { signUpsHandlers } from './sign-ups.handlers.ts'

export const handlers = { signUps: signUpsHandlers, ownSignUps: ownSignUpsHandlers }

export const publicPages = signUpPages
