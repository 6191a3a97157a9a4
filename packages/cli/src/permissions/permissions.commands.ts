import { type Takes, command } from '../commands/command.ts'
import { dryRunTake, pageTakes, yesTake } from '../commands/shared-takes.ts'
import { channelTakes } from './channel-takes.ts'

export const showTakes = {
  search: { value: 'text', text: { zh: '频道名称中含有的文字', en: 'part of the name of a channel' } },
  ...pageTakes,
} as const satisfies Takes

export const planTakes = {
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

export const applyTakes = {
  plan: { argument: 'required', suggest: 'files', text: { zh: '保存的预览', en: 'a saved plan' } },
  ...dryRunTake,
  ...yesTake,
} as const satisfies Takes

export const allTakes = { ...channelTakes, ...dryRunTake, ...yesTake } as const satisfies Takes

const same = (...lines: string[]) => ({ zh: lines, en: lines })

export const commands = [
  command({
    name: 'show',
    summary: { zh: '查看有效权限及其来源', en: 'Show effective permissions and where they come from' },
    takes: showTakes,
    examples: { zh: ['icss permissions show --search 南山'], en: ['icss permissions show --search Nanshan'] },
    calls: ['permissions.show'],
    load: () => import('./run-show.ts'),
  }),
  command({
    name: 'plan',
    summary: {
      zh: '预览批量修改：逐行列出开放和关闭的权限，不写入任何数据',
      en: 'Plan a bulk change: what it opens and closes, row by row; nothing is written',
    },
    takes: planTakes,
    examples: same('icss permissions plan --close-all --save plan.json', 'icss permissions plan changes.csv'),
    calls: ['permissions.plan', 'permissions.readTable', 'subChannels.list', 'permissionTemplates.list'],
    load: () => import('./run-plan.ts'),
  }),
  command({
    name: 'apply',
    summary: {
      zh: '执行保存的预览；权限在预览之后有变化则不执行。重复执行不会改变结果。',
      en: 'Apply a saved plan, unless the permissions have moved since. Applied again it changes nothing more.',
    },
    takes: applyTakes,
    examples: same('icss permissions apply plan.json', 'icss permissions apply plan.json --dry-run'),
    calls: ['operations.show', 'permissions.apply', 'permissionTemplates.list'],
    exits: ['interrupted'],
    load: () => import('./run-apply.ts'),
  }),
  command({
    name: 'open-all',
    summary: { zh: '开放子频道的全部权限', en: 'Open all permissions of sub-channels' },
    takes: allTakes,
    examples: same('icss permissions open-all --dry-run'),
    calls: ['subChannels.list', 'permissions.plan', 'permissionTemplates.list', 'permissions.apply'],
    exits: ['interrupted'],
    load: () => import('./run-open-all.ts'),
  }),
  command({
    name: 'close-all',
    summary: { zh: '关闭子频道的全部权限', en: 'Close all permissions of sub-channels' },
    takes: allTakes,
    examples: same('icss permissions close-all --channel 755002'),
    calls: ['subChannels.list', 'permissions.plan', 'permissionTemplates.list', 'permissions.apply'],
    exits: ['interrupted'],
    load: () => import('./run-close-all.ts'),
  }),
]
