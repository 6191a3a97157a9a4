import { recycleBinHandlers } from './recycle-bin.handlers.ts'

export const handlers = { recycleBin: recycleBinHandlers }
