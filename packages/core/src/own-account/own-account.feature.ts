export { ownAccountZh as zh } from './own-account.zh.ts'
export { ownAccountEn as en } from './own-account.en.ts'
export { ownAccountScreens as screens } from './own-account.screens.ts'
