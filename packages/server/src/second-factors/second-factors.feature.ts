import { secondFactorsHandlers } from './second-factors.handlers.ts'

export const handlers = { secondFactors: secondFactorsHandlers }
