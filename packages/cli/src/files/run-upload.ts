import * as z from 'zod/mini'
import { fileNameFrom } from '@icss/core/files/file.ts'
import { type CloudFile, cloudFile } from '@icss/core/files/files.contract.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import type { ExitCode } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { type NamedFile, noteOutcome, sendFiles } from '../uploads/send-files.ts'
import { groupIdOf } from './find-group.ts'
import type { uploadTakes } from './files.commands.ts'

const item = z.object({
  file: z.string(),
  /** What was made of it; null when it failed. */
  stored: z.nullable(cloudFile),
  /** Why it failed, a code of the catalogue. */
  code: z.nullable(z.string()),
})

export const answer = z.object({ items: z.array(item), uploaded: z.number(), failed: z.number() })

/** Uploads files and puts each on the cloud disk as soon as it is there. */
export async function run(
  console: Console<z.output<typeof answer>>,
  { files, group, publisher, parallel }: Input<typeof uploadTakes>,
): Promise<ExitCode> {
  const { t } = console
  const connection = await connect(console)
  const { server } = connection
  const groupId = await groupIdOf(server, group)
  const by = publisher ?? (await server.sessions.show()).account.name
  const store = ({ name }: NamedFile, url: string): Promise<CloudFile> =>
    server.files.create({ body: { name: fileNameFrom(name), groupId, publisher: by, file: url } })
  const outcome = await sendFiles(console, connection, { files, slot: 'cloudFile', parallel, store })
  const { sent, uploaded, failed, exitCode } = outcome
  if (console.json)
    console.printJson({
      items: sent.map((one) => ({
        file: one.named.file,
        stored: 'url' in one ? one.stored : null,
        code: 'code' in one ? one.code : null,
      })),
      uploaded,
      failed,
    })
  else {
    const stored = sent.flatMap((one) => ('url' in one ? [one.stored] : []))
    const columns = [
      { title: t('files.columns.file'), cell: ({ name }: CloudFile) => name, least: 10 },
      { title: t('files.columns.id'), cell: ({ id }: CloudFile) => id },
    ]
    if (stored.length > 0) console.print(table(columns, stored, console.width))
  }
  noteOutcome(console, outcome)
  return exitCode
}
