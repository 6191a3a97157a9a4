import type { Wording } from '../errors/wording.ts'
import type { webhookErrors } from './webhooks.errors.ts'

export const webhookErrorsZh = {
  'webhook.limit': { says: '事件推送地址最多 {{max}} 个', fix: '请先删除不用的地址。' },
  'webhook.host': { says: '不能推送到这个主机', fix: '运维方只允许：{{hosts}}。' },
  'webhook.private': {
    says: '不能推送到这个地址',
    fix: '请使用 https:// 开头、在公网上可以访问的地址，端口为 443 或 8443。',
  },
} as const satisfies Record<keyof typeof webhookErrors, Wording>
