import { writeFile } from 'node:fs/promises'
import type * as z from 'zod/mini'
import type { PermissionChange } from '@icss/core/permissions/permission-plan.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import type { Input, Takes } from '../commands/takes.ts'
import type { Console } from '../console/console.ts'
import { ownCommand } from '../console/own-command.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect, type Server } from '../server/connect.ts'
import { findTemplate } from '../permission-templates/find-template.ts'
import { bulkPlan } from '../operations/bulk-plan.ts'
import { changeAnswer } from '../operations/plan-through.ts'
import { permissionCalls } from './permission-calls.ts'
import { changesIn } from './changes-in.ts'
import { channelFinder, channelIdsOf } from './channel-ids.ts'
import { channelTakes } from './channel-takes.ts'
import { channelsOf, printPlan } from './print-plan.ts'

const planTakes = {
  file: {
    argument: 'optional',
    suggest: 'files',
    text: {
      zh: '表格（CSV、XLSX 或 JSON Lines，每行一个频道，每列一项权限，填是或否，空着则不变），或 JSON：{"频道": {"uploadFile": true}}',
      en: 'a table (CSV, XLSX or JSON Lines: a channel a row, a permission a column, yes or no, empty to leave it), or JSON: {"channel": {"uploadFile": true}}',
    },
  },
  openAll: { text: { zh: '开放全部权限', en: 'open all permissions' } },
  closeAll: { text: { zh: '关闭全部权限', en: 'close all permissions' } },
  template: { value: 'template', text: { zh: '使用该权限模板', en: 'give this permission template' } },
  ...channelTakes,
  save: {
    value: 'file',
    suggest: 'files',
    text: { zh: '把预览保存到此文件，供 apply 执行', en: 'save the plan to this file, for apply' },
  },
} as const satisfies Takes

const answer = changeAnswer.shape.plan

type Asked = Console<z.output<typeof answer>>

async function changeOf(console: Asked, server: Server, input: Input<typeof planTakes>): Promise<PermissionChange> {
  const { file, openAll, closeAll, template, channel } = input
  const given = [file !== undefined, openAll, closeAll, template !== undefined].filter(Boolean)
  if (given.length !== 1) throw new CliError('onePlan', exitCodes.usage)
  if (file !== undefined) {
    const changes = await changesIn(console, server, file)
    const idOf = await channelFinder(server)
    return {
      kind: 'flags',
      channels: changes.map(({ channel: name, flags: changed }) => ({ id: idOf(name), flags: changed })),
    }
  }
  const channelIds = await channelIdsOf(server, channel)
  const some = channelIds ? { channelIds } : {}
  if (template !== undefined)
    return { kind: 'template', templateId: (await findTemplate(server, template)).id, ...some }
  return { kind: openAll ? 'openAll' : 'closeAll', ...some }
}

export default command({
  summary: {
    zh: '预览批量修改：逐行列出开放和关闭的权限，不写入任何数据',
    en: 'Plan a bulk change: what it opens and closes, row by row; nothing is written',
  },
  takes: planTakes,
  examples: same('icss permissions plan --close-all --save plan.json', 'icss permissions plan changes.csv'),
  calls: ['permissions.plan', 'permissions.readTable', 'subChannels.list', 'permissionTemplates.list'],
  answer,
  async run(console, input) {
    const { t } = console
    const { server } = await connect(console)
    const wanted = await changeOf(console, server, input)
    const plan = await bulkPlan(console, permissionCalls(server)).planned({ type: 'plan', wanted })
    const { save: file } = input
    if (file !== undefined)
      await writeFile(file, `${JSON.stringify(plan, null, 2)}\n`).catch((error: unknown) => {
        throw new CliError('cannotWrite', exitCodes.failed, { file, reason: (error as Error).message }, error)
      })
    if (console.json) {
      console.printJson(plan)
      return exitCodes.ok
    }
    await printPlan(console, server, plan)
    const count = channelsOf(plan)
    console.note(t(count === 0 ? 'permissions.nothing' : 'permissions.would', { count }))
    if (file !== undefined && count > 0)
      console.note(t('permissions.saved', { file, command: ownCommand(console, 'permissions', 'apply', file) }))
    return exitCodes.ok
  },
})
