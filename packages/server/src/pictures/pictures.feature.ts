import { picturesHandlers } from './pictures.handlers.ts'

export const handlers = { pictures: picturesHandlers }
