/** Words of the administrator's phone, which every channel has. */
export { adminPhoneZh as zh } from './channels.zh.ts'
export { adminPhoneEn as en } from './channels.en.ts'
