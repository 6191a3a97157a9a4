export const categoriesZh = { columns: { name: '名称', count: '数量', id: '编号' } }
