import type { Wording } from '../errors/wording.ts'
import type { operationErrors } from './operations.errors.ts'

export const operationsZh = {
  status: { queued: '排队中', running: '进行中', done: '已完成', failed: '失败', cancelled: '已取消' },
  line: '行号',
  column: '列',
  value: '内容',
  reason: '未导入原因',
  fix: '如何改正',
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
}
