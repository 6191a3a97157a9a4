export const outcomeZh = {
  done: '导入完成：{{file}}，用时 {{time}}',
  dryRun: '试运行完成：{{file}}，用时 {{time}}；没有写入任何数据',
  cancelled: '导入已取消：{{file}}；已写入的数据保留',
  deleted: '删除 {{count}} 行',
  counts: '共 {{rows}} 行：新增 {{created}}，更新 {{updated}}，已存在而跳过 {{skipped}}，未通过 {{bad}}',
  countsDry: '共 {{rows}} 行：将新增 {{created}}，将更新 {{updated}}，已存在将跳过 {{skipped}}，未通过 {{bad}}',
  fault: '第 {{line}} 行 {{column}}“{{value}}”：{{says}}。{{fix}}',
  faultEmpty: '第 {{line}} 行 {{column}}：{{says}}。{{fix}}',
  faultRow: '第 {{line}} 行：{{says}}。{{fix}}',
  more: '……',
  rejectedFile: '未通过的行及原因已写入 {{file}}，改正后再次导入该文件即可。',
}
