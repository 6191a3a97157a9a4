import { type Takes, command } from '../commands/command.ts'
import { pageTakes } from '../commands/shared-takes.ts'

const exampleId = '019aa4e0-7b1c-7000-8000-000000000000'
const same = (...lines: string[]) => ({ zh: lines, en: lines })

export const operationListTakes = { ...pageTakes } as const satisfies Takes

export const operationTakes = {
  id: { argument: 'required', text: { zh: '任务编号', en: 'id of the run' } },
} as const satisfies Takes

export const watchTakes = {
  ...operationTakes,
  rejected: {
    value: 'file',
    suggest: 'files',
    text: {
      zh: '未通过的行写入此文件；默认在当前目录，名为 <文件名>.rejected.csv 或 .jsonl',
      en: 'write the rejected rows to this file; else to the current folder, as <name>.rejected.csv or .jsonl',
    },
  },
} as const satisfies Takes

export const commands = [
  command({
    name: 'list',
    summary: { zh: '列出批量任务', en: 'List bulk runs' },
    takes: operationListTakes,
    examples: same('icss operations list'),
    calls: ['operations.list'],
    load: () => import('./run-operation-list.ts'),
  }),
  command({
    name: 'show',
    summary: { zh: '查看一个批量任务', en: 'Show a bulk run' },
    takes: operationTakes,
    examples: same(`icss operations show ${exampleId}`),
    calls: ['operations.show'],
    load: () => import('./run-operation-show.ts'),
  }),
  command({
    name: 'watch',
    summary: {
      zh: '跟随一个批量任务到结束，并取回未通过的行',
      en: 'Follow a bulk run to its end and fetch its rejected rows',
    },
    takes: watchTakes,
    examples: same(`icss operations watch ${exampleId}`),
    calls: ['operations.show', 'operations.events', 'operations.rejectedFile'],
    exits: ['partlyFailed', 'interrupted'],
    load: async () => (await import('./follow-module.ts')).followModule('show'),
  }),
  command({
    name: 'cancel',
    summary: {
      zh: '取消一个批量任务；已经写入的数据保留',
      en: 'Cancel a bulk run; what is written already is kept',
    },
    takes: operationTakes,
    examples: same(`icss operations cancel ${exampleId}`),
    calls: ['operations.cancel'],
    load: () => import('./run-cancel.ts'),
  }),
  command({
    name: 'resume',
    summary: {
      zh: '继续失败或已取消的批量任务，从最后一批之后开始，并跟随到结束',
      en: 'Resume a failed or cancelled bulk run behind its last batch, and follow it to its end',
    },
    takes: watchTakes,
    examples: same(`icss operations resume ${exampleId}`),
    calls: ['operations.resume', 'operations.events', 'operations.rejectedFile'],
    exits: ['partlyFailed', 'interrupted'],
    load: async () => (await import('./follow-module.ts')).followModule('resume'),
  }),
  command({
    name: 'undo',
    summary: {
      zh: '撤销一个批量任务。之后又被修改过的记录保持不变，并写入未撤销的文件。',
      en: 'Undo a bulk run. Records that were changed since are left alone and written to the file of what was not undone.',
    },
    takes: watchTakes,
    examples: same(`icss operations undo ${exampleId}`),
    calls: ['operations.undo', 'operations.events', 'operations.rejectedFile'],
    exits: ['partlyFailed', 'interrupted'],
    load: async () => (await import('./follow-module.ts')).followModule('undo'),
  }),
]
