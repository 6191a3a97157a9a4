import { flags } from '@icss/core/permissions/flags.ts'
import { type Takes, command } from '../commands/command.ts'
import { dryRunTake, yesTake } from '../commands/shared-takes.ts'
import { channelTakes } from '../permissions/channel-takes.ts'

const template = {
  name: { argument: 'required', text: { zh: '模板的名称', en: 'name of the template' } },
} as const satisfies Takes

export const showTakes = { ...template } as const satisfies Takes
export const createTakes = {
  ...template,
  allow: {
    value: 'permission',
    many: true,
    choices: flags,
    text: { zh: '开放的权限，可以多次', en: 'a permission that it opens; may be given several times' },
  },
  all: { text: { zh: '开放全部权限', en: 'opens all permissions' } },
} as const satisfies Takes
export const applyTakes = { ...template, ...channelTakes, ...dryRunTake, ...yesTake } as const satisfies Takes
export const deleteTakes = { ...template, ...yesTake } as const satisfies Takes

export const commands = [
  command({
    name: 'list',
    summary: { zh: '列出权限模板', en: 'List permission templates' },
    takes: {},
    examples: { zh: ['icss templates list'], en: ['icss templates list'] },
    calls: ['permissionTemplates.list'],
    load: () => import('./run-list.ts'),
  }),
  command({
    name: 'show',
    summary: { zh: '查看一个权限模板', en: 'Show a permission template' },
    takes: showTakes,
    examples: { zh: ['icss templates show 全部开放'], en: ['icss templates show Editors'] },
    calls: ['permissionTemplates.list'],
    load: () => import('./run-show.ts'),
  }),
  command({
    name: 'create',
    summary: { zh: '新建权限模板', en: 'Create a permission template' },
    takes: createTakes,
    examples: {
      zh: ['icss templates create 编辑 --allow uploadCourse --allow publishNotice', 'icss templates create 全部 --all'],
      en: ['icss templates create Editors --allow uploadCourse --allow publishNotice'],
    },
    calls: ['permissionTemplates.create'],
    load: () => import('./run-create.ts'),
  }),
  command({
    name: 'apply',
    summary: {
      zh: '把权限模板用于子频道；作为一次批量任务，可以撤销',
      en: 'Give a permission template to sub-channels, as one run that can be undone',
    },
    takes: applyTakes,
    examples: {
      zh: ['icss templates apply 编辑 --channel 南山培训中心 --dry-run', 'icss templates apply 编辑 --yes'],
      en: ['icss templates apply Editors --channel Nanshan --dry-run', 'icss templates apply Editors --yes'],
    },
    calls: ['permissionTemplates.list', 'subChannels.list', 'permissions.plan', 'permissions.apply'],
    exits: ['interrupted'],
    load: () => import('./run-apply.ts'),
  }),
  command({
    name: 'delete',
    summary: { zh: '删除没有使用的权限模板', en: 'Delete a permission template that nobody has' },
    takes: deleteTakes,
    examples: { zh: ['icss templates delete 编辑 --yes'], en: ['icss templates delete Editors --yes'] },
    calls: ['permissionTemplates.list', 'permissionTemplates.delete'],
    load: () => import('./run-delete.ts'),
  }),
]
