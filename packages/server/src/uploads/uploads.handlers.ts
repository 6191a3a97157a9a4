import type { uploadsContract } from '@icss/core/uploads/uploads.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { linkObject } from './link-object.ts'
import { showObject } from './show-object.ts'
import { updateUseTotal } from './update-use-total.ts'
import { uptoken } from './uptoken.ts'

export const uploadsHandlers: Handlers<{ uploads: typeof uploadsContract }>['uploads'] = {
  uptoken,
  updateUseTotal,
  show: showObject,
  link: linkObject,
}
