export { listsZh as zh } from './lists.zh.ts'
export { listsEn as en } from './lists.en.ts'
