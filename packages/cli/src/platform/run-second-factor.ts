import type * as z from 'zod/mini'
import { roles } from '@icss/core/permissions/role.ts'
import { demandedRoles as answer } from '@icss/core/second-factors/second-factor.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { rolesTakes } from './platform.commands.ts'

export { answer }

/** Without an option it shows what is demanded. */
export async function run(
  console: Console<z.output<typeof answer>>,
  { role, none }: Input<typeof rolesTakes>,
): Promise<ExitCode> {
  const { t } = console
  const wanted = role ?? []
  if (none && wanted.length > 0) throw new CliError('roleOrNone', exitCodes.usage)
  const { server } = await connect(console)
  const demanded =
    none || wanted.length > 0
      ? await server.platform.setDemandedRoles({ body: { roles: roles.filter((one) => wanted.includes(one)) } })
      : await server.platform.showDemandedRoles()
  if (console.json) console.printJson(demanded)
  else if (demanded.roles.length === 0) console.print(t('platform.noRoles'))
  else console.print(t('platform.roles', { roles: demanded.roles.map((one) => t(`roles.${one}`)).join(', ') }))
  return exitCodes.ok
}
