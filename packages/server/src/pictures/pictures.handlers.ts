import type { picturesContract } from '@icss/core/pictures/pictures.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { takePictures } from './take-pictures.ts'

export const picturesHandlers: Handlers<{ pictures: typeof picturesContract }>['pictures'] = {
  take: takePictures,
}
