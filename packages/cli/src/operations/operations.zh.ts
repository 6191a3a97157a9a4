import { operationsZh as operations } from '@icss/core/operations/operations.zh.ts'

export const operationsZh = {
  titles: { undo: operations.undoTitle, dryRun: operations.dryRunTitle },
  columns: {
    id: '编号',
    status: '状态',
    title: '名称',
    good: '通过',
    bad: '未通过',
    rows: '行数',
    reading: '读表',
    created: '开始时间',
    finished: '结束时间',
    startedBy: '发起人',
  },
  undo: {
    ...operations.undoCounts,
    changed: '任务的改动',
    changedCounts: '新增 {{created}}，修改 {{updated}}，删除 {{deleted}}',
    ...operations.undoUncounted,
    ask_other: '撤销“{{title}}”，收回 {{count}} 项改动',
    askAtMost_other: '撤销“{{title}}”，最多收回 {{count}} 项改动',
    would: '会收回 {{count}} 项改动；没有写入任何数据。',
    wouldAtMost: '最多会收回 {{count}} 项改动；没有写入任何数据。',
    nothing: operations.undoNothing,
  },
  cancel: { done: '已要求取消“{{title}}”，正在处理的一批写完后停止。' },
}
