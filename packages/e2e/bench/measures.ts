import { measureChamber } from './chamber.ts'
import { measureChapters } from './chapters.ts'
import { measureContentMatrix } from './content-matrix.ts'
import { measureDraw } from './draw.ts'
import { measureDrawHall } from './draw-hall.ts'
import { measureExport } from './export.ts'
import { measureFlatMemory } from './flat-memory.ts'
import { measureHelp } from './help.ts'
import { measureHomeFeed } from './home-feed.ts'
import { measureHomePreview } from './home-preview.ts'
import { measureImport } from './import.ts'
import { measureList } from './list.ts'
import { measureLoginSize } from './login-size.ts'
import type { Measurer } from './open-bench.ts'
import { measurePermissions } from './permissions.ts'
import { measurePersonalCentre } from './personal-centre.ts'
import { measurePublicPages } from './public-pages.ts'
import { measureSignIns } from './sign-ins.ts'
import { measureSlowLine } from './slow-line.ts'
import { measureStart } from './start.ts'
import { measureStories, measureStorybook } from './storybook.ts'
import { measureStreams } from './streams.ts'
import { measureTable } from './table.ts'
import { measureTrainingLists } from './training-lists.ts'
import { measureTransfer } from './transfer.ts'
import { measureTyping } from './typing.ts'
import { measureUpload } from './upload.ts'
import { measureUploads } from './uploads.ts'

/** All measures by name, in the order in which they run. */
export const measures: Readonly<Record<string, Measurer>> = {
  size: measureLoginSize,
  draw: measureDraw,
  help: measureHelp,
  table: measureTable,
  storybook: measureStorybook,
  typing: measureTyping,
  stories: measureStories,
  start: measureStart,
  streams: measureStreams,
  upload: measureUpload,
  uploads: measureUploads,
  import: measureImport,
  export: measureExport,
  list: measureList,
  chamber: measureChamber,
  home: measureHomeFeed,
  'home-preview': measureHomePreview,
  chapters: measureChapters,
  lists: measureTrainingLists,
  'public-pages': measurePublicPages,
  'content-matrix': measureContentMatrix,
  'sign-ins': measureSignIns,
  'draw-hall': measureDrawHall,
  transfer: measureTransfer,
  memory: measureFlatMemory,
  'slow-line': measureSlowLine,
  permissions: measurePermissions,
  'personal-centre': measurePersonalCentre,
}

/** What is measured of what another measure leaves behind. */
export const following: Readonly<Record<string, string>> = { export: 'import', list: 'import', chamber: 'import' }
