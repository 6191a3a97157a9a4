export const coursesZh = {
  failedLine: '第 {{line}} 行 {{place}}：{{says}}。{{fix}}',
  imported: '新增 {{created}} 门，更新 {{updated}} 门，已存在而跳过 {{skipped}} 门，未导入 {{failed}} 门。',
  wouldImport: '将新增 {{created}} 门，更新 {{updated}} 门，跳过 {{skipped}} 门，不能导入 {{failed}} 门；未写入。',
  foreign_other:
    '{{count}} 个链接指向另一服务器的文件，保持原样，可能打不开。要连同文件一起搬移，请用 icss channels export 和 import。',
  interrupted: '已中断。再次运行同一命令，即从未完成处继续。',
  carousel: { kind: '类型', name: '名称', id: '编号' },
}
