import { chaptersContract } from '../chapters/chapters.contract.ts'
import { sessionsContract } from '../sessions/sessions.contract.ts'
import { uploadsContract } from '../uploads/uploads.contract.ts'

/** The seven calls of seed section 7, by feature: their paths, payload names and answers are the provider's. */
export const providerContract = {
  sessions: { adminLogin: sessionsContract.adminLogin },
  uploads: { uptoken: uploadsContract.uptoken, updateUseTotal: uploadsContract.updateUseTotal },
  chapters: chaptersContract,
} as const
