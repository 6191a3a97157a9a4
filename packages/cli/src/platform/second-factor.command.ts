import * as z from 'zod/mini'
import { roles } from '@icss/core/permissions/role.ts'
import { demandedRoles } from '@icss/core/second-factors/second-factor.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: {
    zh: '查看或设置须开启两步验证的角色',
    en: 'Show or set the roles that must have a second factor',
  },
  takes: {
    role: {
      value: 'role',
      choices: roles,
      many: true,
      text: { zh: '须开启两步验证的角色', en: 'a role that must have a second factor' },
    },
    none: { text: { zh: '不要求任何角色', en: 'no role must' } },
  },
  examples: same(
    'icss platform second-factor',
    'icss platform second-factor --role provider --role chamber-admin',
    'icss platform second-factor --none',
  ),
  calls: ['platform.showDemandedRoles', 'platform.setDemandedRoles'],
  answer: z.object(demandedRoles.shape),
  /** Without an option it shows what is demanded. */
  async run(console, { role, none }) {
    const { t } = console
    if (none && role.length > 0) throw new CliError('roleOrNone', exitCodes.usage)
    const { server } = await connect(console)
    const demanded =
      none || role.length > 0
        ? await server.platform.setDemandedRoles({ body: { roles: roles.filter((one) => role.includes(one)) } })
        : await server.platform.showDemandedRoles()
    if (console.json) console.printJson(demanded)
    else if (demanded.roles.length === 0) console.print(t('platform.noRoles'))
    else console.print(t('platform.roles', { roles: demanded.roles.map((one) => t(`roles.${one}`)).join(', ') }))
    return exitCodes.ok
  },
})
