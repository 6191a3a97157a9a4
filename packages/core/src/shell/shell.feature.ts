export { shellZh as zh } from './shell.zh.ts'
export { shellEn as en } from './shell.en.ts'
