import type { Views } from '../shell/view.ts'
import { type Finds, lookIn, ownName } from '../shell/find-records.ts'

export const views = {
  eusFileShow: () => import('./FileListScreen.tsx'),
  eusFileUpload: () => import('./FileUploadScreen.tsx'),
} satisfies Views

export const finds = {
  files: ({ files }, to) => ({ look: lookIn(files.list, ownName), path: (id) => to('eusFileUpload', { id }) }),
} satisfies Finds
