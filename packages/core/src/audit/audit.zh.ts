import type { Wording } from '../errors/wording.ts'
import type { auditErrors } from './audit.errors.ts'

export const auditZh = {
  title: '操作日志',
  about: '谁在什么时候、从哪里、改了什么，都记在这里；每条记录与前一条相扣，改动会被发现。',
  at: '时间',
  account: '账号',
  address: '来源地址',
  action: '操作',
  target: '对象',
  changes: '变化',
  changed: '变化：{{count}} 项',
  before: '原内容',
  after: '新内容',
  added: '新增',
  deleted: '删除',
  field: '字段',
  none: '还没有记录',
  noneAbout: '在这里做的每一次更改都会留下记录，至少保存 180 天。',
  nothing: '没有符合条件的记录',
  export: '导出',
  verify: '校验',
  verified: '{{count}} 条记录全部相扣，没有被改动。',
  broken: '记录链在第 {{seq}} 条断开',
  hash: '校验值',
  request: '请求编号',
}

export const auditErrorsZh: Record<keyof typeof auditErrors, Wording> = {
  'audit.no_head': { says: '不是操作日志的导出文件', fix: '请使用导出得到的文件，不要删去第一行。' },
  'audit.shape': { says: '第 {{line}} 行不是操作日志的记录', fix: '文件被改动过，请重新导出。' },
  'audit.channel': { says: '第 {{seq}} 条记录属于其他频道', fix: '文件被改动过，请重新导出。' },
  'audit.gap': { says: '缺少第 {{seq}} 条记录，接着的是第 {{found}} 条', fix: '有记录被删去，请核查。' },
  'audit.prev': { says: '第 {{seq}} 条记录与前一条不相扣', fix: '前面的记录被改动过，请核查。' },
  'audit.hash': { says: '第 {{seq}} 条记录的内容被改动过', fix: '请与备份或其他导出比对。' },
  'audit.seal': { says: '第 {{seq}} 条记录与封存的不一致', fix: '请与备份或其他导出比对。' },
  'audit.end': {
    says: '文件有 {{records}} 条记录，结尾写的是 {{expected}} 条',
    fix: '结尾的记录被改动过，请重新导出。',
  },
  'audit.cut_off': { says: '文件在第 {{records}} 条记录之后中断', fix: '请重新导出。' },
  'audit.after_end': { says: '结尾之后还有内容，在第 {{line}} 行', fix: '文件被改动过，请重新导出。' },
}
