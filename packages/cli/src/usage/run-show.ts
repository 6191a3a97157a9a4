import type * as z from 'zod/mini'
import { usageContract } from '@icss/core/usage/usage.contract.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { sizeWords } from '../operations/run-words.ts'
import { connect } from '../server/connect.ts'

export const answer = usageContract.show.answer

export async function run(console: Console<z.output<typeof answer>>): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const usage = await server.usage.show()
  if (console.json) {
    console.printJson(usage)
    return exitCodes.ok
  }
  const { used, reserved, quota, state } = usage
  const percent = quota === 0 ? 100 : Math.floor(((used + reserved) * 100) / quota)
  console.print(t('storage.total', { used: sizeWords(used), quota: sizeWords(quota), percent }))
  if (reserved > 0) console.print(t('storage.reserved', { reserved: sizeWords(reserved) }))
  if (state !== 'free') console.warn(t(`storage.${state}`))
  return exitCodes.ok
}
