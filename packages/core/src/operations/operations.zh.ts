import type { Wording } from '../errors/wording.ts'
import type { operationErrors } from './operations.errors.ts'

export const operationsZh = {
  status: { queued: '排队中', running: '进行中', done: '已完成', failed: '失败', cancelled: '已取消' },
  line: '行号',
  column: '列',
  value: '内容',
  reason: '未导入原因',
  fix: '如何改正',
  did: '操作',
  dids: { created: '新增', updated: '修改', deleted: '删除' },
  id: '编号',
  label: '名称',
  before: '原内容',
  after: '新内容',
  undoTitle: '撤销：{{title}}',
}

export const operationErrorsZh: Record<keyof typeof operationErrors, Wording> = {
  'operation.finished': { says: '任务已结束', fix: '无需取消。' },
  'import.empty': { says: '文件是空的', fix: '请选择有表头和数据的文件。' },
  'import.not_a_table': {
    says: '文件不是可识别的表格，内容像是 {{kind}}',
    fix: '请使用 CSV、XLSX 或 JSON Lines 文件。',
  },
  'import.encoding': { says: '文件编码无法识别', fix: '请另存为 UTF-8 或 GB18030 编码。' },
  'import.unknown_header': { says: '表头“{{header}}”无法识别', fix: '请删除该列，或改为：{{nearest}}。' },
  'import.missing_header': { says: '缺少表头“{{header}}”', fix: '请在第一行加上该列。' },
  'import.doubled_header': { says: '表头“{{header}}”出现了两次', fix: '请只保留一列。' },
  'import.too_many_cells': {
    says: '该行有 {{count}} 格，多于表头的 {{headers}} 格',
    fix: '请检查是否多了分隔符或少了引号。',
  },
  'import.too_few_cells': { says: '该行有 {{count}} 格，少于表头的 {{headers}} 格', fix: '请补齐。' },
  'import.row_too_long': {
    says: '第 {{line}} 行超过 {{max}}，从这里起未读入',
    fix: '请检查该行是否少了引号或换行，改正后重新导入；已导入的行不会重复。',
  },
  'import.quote_open': { says: '引号没有结束', fix: '请在该格内容末尾补上引号。' },
  'import.json': { says: '不是有效的 JSON 对象', fix: '每行应是一个 JSON 对象。' },
  'import.rejected_whole': {
    says: '有 {{bad}} 行不合格，按要求全部未导入',
    fix: '请改正后重新导入，或去掉 --atomic。',
  },
  'operation.stale': { says: '数据在预览之后有变化，未执行', fix: '请重新预览后再执行。' },
  'operation.not_undoable': { says: '这次批量操作不能撤销', fix: '请逐项修改。' },
  'operation.undone_already': { says: '这个任务已撤销过', fix: '请查看撤销任务的结果；未能撤销的请逐项修改。' },
  'operation.unfinished': { says: '任务还没有结束', fix: '请等它结束，或先取消。' },
  'operation.not_resumable': { says: '这个任务不能继续', fix: '请重新发起。' },
  'operation.moved_since': { says: '之后又被修改过，未撤销', fix: '请核对后逐项修改。' },
  'operation.gone': { says: '记录已不存在，无需撤销', fix: '不用处理。' },
  'operation.restore_taken': { says: '原来的内容已被其他记录占用，未撤销', fix: '请先修改占用它的记录。' },
}
