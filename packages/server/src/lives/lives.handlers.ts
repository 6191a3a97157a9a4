import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { liveColumns } from '@icss/core/lives/live.columns.ts'
import type { livesContract } from '@icss/core/lives/lives.contract.ts'
import { livesEn } from '@icss/core/lives/lives.en.ts'
import { livesZh } from '@icss/core/lives/lives.zh.ts'
import { exportEntities } from '../entities/entity-export.ts'
import type { Exported } from '../entities/exported.ts'
import { changing, entityHandlers } from '../entities/entity-handlers.ts'
import type { Handlers } from '../http/handler.ts'
import { publicLinkHandlers } from '../public-links/public-link-handlers.ts'
import { afterEvent } from './after-event.ts'
import { convertLive } from './convert-live.ts'
import { livesStore } from './lives.store.ts'
import { lives } from './lives.tables.ts'
import { pushAddress, renewKey, watchAddress } from './push-address.ts'

type Input<Name extends keyof LivesHandlers> = Parameters<LivesHandlers[Name]>[1]
type LivesHandlers = Handlers<{ lives: typeof livesContract }>['lives']

/** What an export of them says beside the store. */
export const exportedLives: Exported = {
  columns: liveColumns,
  words: { zh: livesZh, en: livesEn },
}

export const livesHandlers: LivesHandlers = {
  ...entityHandlers(livesStore),
  export: exportEntities(livesStore, exportedLives),
  act: changing(livesStore, (live, { body }: Input<'act'>) => afterEvent(live, body.action)),
  convert: convertLive,
  setRecording: changing(livesStore, ({ isCourse }, { body: { recordingUrl } }: Input<'setRecording'>) => {
    if (isCourse) throw new ProblemError('live.already_course')
    return { recordingUrl }
  }),
  pushAddress,
  renewKey,
  watchAddress,
  ...publicLinkHandlers('live', lives),
}
