export { publicLinksZh as zh } from './public-links.zh.ts'
export { publicLinksEn as en } from './public-links.en.ts'
