export const uploadZh = {
  progress: '{{percent}}%（{{stored}} / {{total}}）',
  done: '已上传 {{uploaded}} 个，失败 {{failed}} 个。',
  interrupted: '已中断。再次运行同一命令，即从已存处继续。',
  quota: '存储空间即将用完：已用 {{used}}，共 {{quota}}。',
  total: '合计',
  failure: '{{file}}：{{says}}。{{fix}}',
}
