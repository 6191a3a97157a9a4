export { shellZh as zh } from './shell.zh.ts'
export { shellEn as en } from './shell.en.ts'
export { shellScreens as screens } from './shell.screens.ts'
