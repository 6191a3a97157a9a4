/** Words of sub-channels, which are channels that another one manages. */
export { subChannelsZh as zh } from './channels.zh.ts'
export { subChannelsEn as en } from './channels.en.ts'
