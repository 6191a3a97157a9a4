export { helpZh as zh } from './help.zh.ts'
export { helpEn as en } from './help.en.ts'
export { helpMenu as menu } from './help.menu.ts'
