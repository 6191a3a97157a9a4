import { typeCodeOf } from '@icss/core/meetings/meeting.ts'
import { type Finds, lookIn, ownName } from '../shell/find-records.ts'
import type { Views } from '../shell/view.ts'

export const views = {
  lotteryList: () => import('./MeetingListScreen.tsx'),
  newMeeting: () => import('./MeetingNewScreen.tsx'),
  lotterySet: () => import('./MeetingSetScreen.tsx'),
} satisfies Views

export const finds = {
  meetings: ({ meetings }, to) => ({
    look: lookIn(meetings.list, ownName),
    path: (id) => to('lotterySet', { id, type: typeCodeOf('notStarted') }),
  }),
} satisfies Finds
