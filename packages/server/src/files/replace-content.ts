import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { filesContract } from '@icss/core/files/files.contract.ts'
import type { Handler } from '../http/handler.ts'
import { discardUpload } from '../uploads/discard-upload.ts'
import { findFiles } from './files.repository.ts'

type Update = Handler<(typeof filesContract)['update']>

/** Changes a file, and gives back what it was made of before when it got another content. */
export const replaceContent =
  (update: Update): Update =>
  async (context, input) => {
    const { session, tenant, services } = context
    const { id: channelId } = session.channel
    const [before] = await tenant((db) => findFiles(db, channelId, [input.params.id], 'kept'))
    if (!before) throw new ProblemError('request.not_found')
    const after = await update(context, input)
    if (after.file !== before.file) await discardUpload(services, channelId, before.uploadId)
    return after
  }
