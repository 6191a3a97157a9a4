import { apiCommand } from '../api/api.command.ts'
import { completionCommand } from '../completion/completion.command.ts'
import { doctorCommand } from '../doctor/doctor.command.ts'
import { uploadCommand } from '../uploads/upload.command.ts'
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
    name: 'accounts',
    summary: { zh: '本频道的账号', en: 'Accounts of the channel' },
    load: () => import('../accounts/accounts.commands.ts'),
  },
  {
    name: 'permissions',
    summary: {
      zh: '子频道的权限：查看、预览、批量修改',
      en: 'Permissions of sub-channels: look, plan, change in bulk',
    },
    load: () => import('../permissions/permissions.commands.ts'),
  },
  {
    name: 'templates',
    summary: { zh: '权限模板', en: 'Permission templates' },
    load: () => import('../templates/templates.commands.ts'),
  },
  {
    name: 'tokens',
    summary: { zh: '自己的个人令牌', en: 'The own personal tokens' },
    load: () => import('../tokens/tokens.commands.ts'),
  },
  {
    name: 'platform',
    summary: { zh: '平台方：频道、商会、账号和配额', en: 'For the provider: channels, chambers, accounts, quotas' },
    load: () => import('../platform/platform.commands.ts'),
  },
  {
    name: 'employees',
    summary: { zh: '会员企业的员工名片', en: 'Employee cards of member companies' },
    load: () => import('../employees/employees.commands.ts'),
  },
  {
    name: 'courses',
    summary: { zh: '课程', en: 'Courses' },
    load: () => import('../courses/courses.commands.ts'),
  },
  {
    name: 'carousel',
    summary: { zh: '轮播的课程和直播', en: 'Courses and lives of the carousel' },
    load: () => import('../courses/carousel.commands.ts'),
  },
  {
    name: 'categories',
    summary: { zh: '课程、导师和文件的分类', en: 'Categories of courses, tutors and files' },
    load: () => import('../categories/categories.commands.ts'),
  },
  {
    name: 'chapters',
    summary: { zh: '由目录或大纲文件生成章节和课时', en: 'Chapters and lessons from a folder or an outline file' },
    load: () => import('../chapters/chapters.commands.ts'),
  },
  {
    name: 'lives',
    summary: { zh: '直播', en: 'Lives' },
    load: () => import('../lives/lives.commands.ts'),
  },
  {
    name: 'tutors',
    summary: { zh: '导师', en: 'Tutors' },
    load: () => import('../tutors/tutors.commands.ts'),
  },
  {
    name: 'notices',
    summary: { zh: '通知', en: 'Notices' },
    load: () => import('../notices/notices.commands.ts'),
  },
  {
    name: 'sub-channels',
    summary: { zh: '子频道', en: 'Sub-channels' },
    load: () => import('../sub-channels/sub-channels.commands.ts'),
  },
  {
    name: 'channel-groups',
    summary: { zh: '频道组', en: 'Channel groups' },
    load: () => import('../channel-groups/channel-groups.commands.ts'),
  },
  {
    name: 'content-permissions',
    summary: { zh: '内容对频道组的开放', en: 'Which content is open to which channel groups' },
    load: () => import('../content-permissions/content-permissions.commands.ts'),
  },
  {
    name: 'usage',
    summary: { zh: '存储用量', en: 'Storage used and allowed' },
    load: () => import('../usage/usage.commands.ts'),
  },
  {
    name: 'operations',
    summary: { zh: '批量任务：查看、跟随、取消、继续、撤销', en: 'Bulk runs: look, watch, cancel, resume, undo' },
    load: () => import('../operations/operations.commands.ts'),
  },
  {
    name: 'audit',
    summary: { zh: '操作日志：查看、导出、校验', en: 'Audit trail: list, export, verify' },
    load: () => import('../audit/audit.commands.ts'),
  },
  {
    name: 'files',
    summary: { zh: '云盘文件：上传、下载、移动、删除', en: 'Files of the cloud disk: upload, download, move, delete' },
    load: () => import('../files/files.commands.ts'),
  },
  {
    name: 'lottery',
    summary: { zh: '抽奖的公正性核验', en: 'Check that a draw was fair' },
    load: () => import('../lotteries/lottery.commands.ts'),
  },
  uploadCommand,
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
