export { trayZh as zh } from './tray.zh.ts'
export { trayEn as en } from './tray.en.ts'
