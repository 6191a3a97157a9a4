import * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { jsonLines } from '../console/json-lines.ts'
import { writeExport } from '../console/write-export.ts'
import type { ExitCode } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { exportTakes } from './courses.commands.ts'

export const answer = z.object({ file: z.string(), bytes: z.number() })

export async function run(
  console: Console<z.output<typeof answer>>,
  { output }: Input<typeof exportTakes>,
): Promise<ExitCode> {
  return writeExport(
    console,
    output,
    async (signal) => {
      const { server } = await connect(console)
      return jsonLines((await server.carouselCourses.list({}, { signal })).items)
    },
    (file, bytes) => ({ file, bytes }),
  )
}
