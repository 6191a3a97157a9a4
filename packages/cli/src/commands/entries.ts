import { apiCommand } from '../api/api.command.ts'
import { completionCommand } from '../completion/completion.command.ts'
import { doctorCommand } from '../doctor/doctor.command.ts'
import type { Command, CommandGroup } from './command.ts'

/** Everything that can stand behind `icss`, in the order of its help. The commands of a group are loaded when asked for. */
export const entries: readonly (Command | CommandGroup)[] = [
  {
    name: 'auth',
    summary: { zh: '登录、退出和登录状态', en: 'Log in, log out, see who is logged in' },
    load: () => import('../sessions/auth.commands.ts'),
  },
  {
    name: 'context',
    summary: { zh: '在多个服务器之间切换', en: 'Work with several servers' },
    load: () => import('../contexts/context.commands.ts'),
  },
  {
    name: 'members',
    summary: { zh: '会员企业的导入、导出和查询', en: 'Import, export and look up member companies' },
    load: () => import('../companies/members.commands.ts'),
  },
  {
    name: 'operations',
    summary: { zh: '批量任务：查看、跟随、取消', en: 'Bulk runs: look, watch, cancel' },
    load: () => import('../operations/operations.commands.ts'),
  },
  {
    name: 'lottery',
    summary: { zh: '抽奖的公正性核验', en: 'Check that a draw was fair' },
    load: () => import('../lotteries/lottery.commands.ts'),
  },
  apiCommand,
  doctorCommand,
  completionCommand,
]

export const isGroup = (entry: Command | CommandGroup): entry is CommandGroup => !('takes' in entry)

export interface NamedCommand {
  /** The words behind `icss`: `members list`. */
  readonly path: string
  readonly command: Command
}

/** Every command of the program, with all groups loaded. */
export async function allCommands(): Promise<readonly NamedCommand[]> {
  const parts = await Promise.all(
    entries.map(async (entry) =>
      isGroup(entry)
        ? (await entry.load()).commands.map((one) => ({ path: `${entry.name} ${one.name}`, command: one }))
        : [{ path: entry.name, command: entry }],
    ),
  )
  return parts.flat()
}
