export const apiZh = { columns: { name: '名称', call: '调用', summary: '说明' } }
