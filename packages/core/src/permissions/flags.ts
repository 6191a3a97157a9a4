/**
 * The 12 permission flags in the seed's order: the index is the flag's id (seed section 3, permission template).
 */
export const flags = [
  'accountManagement',
  'uploadCourse',
  'uploadFile',
  'publishNotice',
  'homeCarousel',
  'homeVideo',
  'homeLogo',
  'homeBackground',
  'homeIcon',
  'homeApplication',
  'toolApplication',
  'signInMeeting',
] as const
export type Flag = (typeof flags)[number]

/** Twelve booleans, one a flag, by id. */
export type FlagList = readonly boolean[]

export const allFlags: FlagList = flags.map(() => true)

export const holdsFlag = (list: FlagList, flag: Flag): boolean => list[flags.indexOf(flag)] === true
