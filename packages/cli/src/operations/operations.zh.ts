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
  cancel: { done: '已要求取消“{{title}}”，正在处理的一批写完后停止。' },
}
