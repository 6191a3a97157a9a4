export { routesZh as zh } from './routes.zh.ts'
export { routesEn as en } from './routes.en.ts'
